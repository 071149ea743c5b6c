import Clocks
import ComposableArchitecture
import OrielTesting
import Testing

@testable import Monitor

@MainActor
struct MonitorTests {
  private nonisolated func reading(_ second: Int, busy: Int) -> Reading {
    Reading(
      totalTicks: 1_000 + second * 100, busyTicks: busy, memoryTotal: 8_000_000_000,
      memoryAvailable: 2_000_000_000,
      disks: [.init(mount: "/", size: 100_000_000_000, free: 25_000_000_000)],
      processes: [
        .init(id: 1, name: "init", ticks: 10, memory: 5_000_000),
        .init(id: 7, name: "compiler", ticks: 100 + second * 30, memory: 900_000_000),
        .init(id: 9, name: "Browser", ticks: 50 + second, memory: 2_500_000_000),
      ])
  }

  @Test
  func loadIsWhatWasUsedBetweenTwoReadings() async {
    let store = TestStore(initialState: Monitor.State()) { Monitor() }
    store.exhaustivity = .off
    await store.send(.read(.success(reading(0, busy: 500)))) {
      $0.loads = []
      $0.memories = [75]
    }
    await store.send(.read(.success(reading(1, busy: 540)))) {
      $0.loads = [40]
      $0.memories = [75, 75]
    }
    #expect(store.state.processes.map(\.name) == ["compiler", "Browser", "init"])
    #expect(store.state.processes.map(\.load) == [30, 1, 0])
    await store.send(\.binding.order, .memory)
    #expect(store.state.processes.map(\.name) == ["Browser", "compiler", "init"])
    await store.send(\.binding.query, "I")
    #expect(store.state.processes.map(\.name) == ["compiler", "init"])
  }

  @Test
  func endsAProcessOnlyWhenToldTwice() async {
    let ended = LockIsolated<[Int32]>([])
    let readings = LockIsolated(
      [500, 540, 560, 650, 740].enumerated().map { reading($0, busy: $1) })
    let clock = TestClock()
    let screen = Screen(
      size: .init(width: 46), clock: clock,
      dependencies: {
        $0.machine.read = { [readings] in readings.withValue { $0.removeFirst() } }
        $0.machine.end = { id in ended.withValue { $0.append(id) } }
      }
    ) {
      MonitorView(store: Store(initialState: Monitor.State()) { Monitor() })
    }
    await screen.settle()
    await screen.advance(by: .seconds(4))
    screen.expectLayout(
      """
      ● Overview │ Processes
      ──────────────────────────────────────────────
       Processors
      ╭────────────────────────────────────────────╮
      │ 100% ┤                  ⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤ │
      │      │                  ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      │      │⣀⣀⣀⣀⣀⣀⣀⣀⣀         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      │      │⣿⣿⣿⣿⣿⣿⣿⣿⣿⣀⣀⣀⣀⣀⣀⣀⣀⣀⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      │   0% ┤⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      ╰────────────────────────────────────────────╯
       Memory
      ╭────────────────────────────────────────────╮
      │ 100% ┤                                     │
      │      │⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶ │
      │      │⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      │      │⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      │   0% ┤⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ │
      ├────────────────────────────────────────────┤
      │ In use                    6.0 GB of 8.0 GB │
      ╰────────────────────────────────────────────╯
       Disks
      ╭────────────────────────────────────────────╮
      │ /, 25 GB free ██████████████████░░░░░░ 75% │
      ╰────────────────────────────────────────────╯
      """)
    await screen.tab("Processes").tap()
    #expect(!screen.button("End process…").isEnabled)
    await screen.row("compiler").select()
    await screen.button("End process…").tap()
    #expect(ended.value == [])
    await screen.alert("End compiler?").button("Cancel").tap()
    #expect(ended.value == [])
    await screen.button("End process…").tap()
    await screen.alert("End compiler?").button("End process").tap()
    #expect(ended.value == [7])
    screen.expectLayout(
      """
      Overview │ ● Processes
      ──────────────────────────────────────────────

        ╭─ Filter ───────────────────────────────╮
        │                                        │
        ╰────────────────────────────────────────╯
        Order [ ● Load │ Memory │ Name ]
      ╭────────────────────────────────────────────╮
      │ Browser  9                    1.0%  2.5 GB │
      │ init  1                       0.0%  5.0 MB │
      ╰────────────────────────────────────────────╯
        2 processes               ┊ End process… ┊

      """)
  }
}
