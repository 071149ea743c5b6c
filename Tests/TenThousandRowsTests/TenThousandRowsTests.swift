import Clocks
import ComposableArchitecture
import OrielTesting
import Testing

@testable import TenThousandRows

@MainActor
struct TenThousandRowsTests {
  @Test
  func aRowCountsWhileItIsShown() async {
    let clock = TestClock()
    let screen = Screen(
      size: .init(width: 60), clock: clock,
      dependencies: {
        $0.counters = {
          TenThousandRows.Counters(actions: 44, effects: 11, notifications: 55, stores: 11)
        }
      }
    ) {
      TenThousandRowsView(
        store: Store(initialState: TenThousandRows.State(count: 10)) { TenThousandRows() })
    }
    await screen.advance(by: .seconds(3))
    screen.expectLayout(
      """

        Rows [ ● 10 │ 10000 │ 100000 ]
        [ Insert ]  [ Reverse ]
        11 stores  11 timers  44 actions  55 observers told
      ╭──────────────────────────────────────────────────────────╮
      │ [ ]  Row 1                                           3 s │
      │ [ ]  Row 2                                           3 s │
      │ [ ]  Row 3                                           3 s │
      │ [ ]  Row 4                                           3 s │
      │ [ ]  Row 5                                           3 s │
      │ [ ]  Row 6                                           3 s │
      │ [ ]  Row 7                                           3 s │
      │ [ ]  Row 8                                           3 s │
      │ [ ]  Row 9                                           3 s │
      │ [ ]  Row 10                                          3 s │
      ╰──────────────────────────────────────────────────────────╯
      """)
    await screen.button("Insert").tap()
    await screen.advance(by: .seconds(1))
    await screen.button("Reverse").tap()
    screen.expectLayout(
      """

        Rows [ ● 10 │ 10000 │ 100000 ]
        [ Insert ]  [ Reverse ]
        11 stores  11 timers  44 actions  55 observers told
      ╭──────────────────────────────────────────────────────────╮
      │ [ ]  Row 10                                          4 s │
      │ [ ]  Row 9                                           4 s │
      │ [ ]  Row 8                                           4 s │
      │ [ ]  Row 7                                           4 s │
      │ [ ]  Row 6                                           4 s │
      │ [ ]  Row 5                                           4 s │
      │ [ ]  Row 4                                           4 s │
      │ [ ]  Row 3                                           4 s │
      │ [ ]  Row 2                                           4 s │
      │ [ ]  Row 1                                           4 s │
      │ [ ]  Row 11                                          1 s │
      ╰──────────────────────────────────────────────────────────╯
      """)
  }

  @Test
  func insertingAndReversingKeepEachRow() async {
    let store = TestStore(initialState: TenThousandRows.State(count: 10)) { TenThousandRows() }
    store.exhaustivity = .off
    await store.send(.countChosen(10))
    await store.send(.rows(.element(id: 3, action: .ticked)))
    await store.send(.insertButtonTapped)
    await store.send(.reverseButtonTapped)
    #expect(store.state.rows.ids.elementsEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 11]))
    #expect(store.state.rows[id: 3]?.seconds == 1)
  }
}
