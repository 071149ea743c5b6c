import Observation
import Testing
import ViewTree
import Views

@MainActor
@Suite struct LifecycleTests {
  struct Living: View {
    let screen: Screen

    var body: some View {
      Text("child")
        .onAppear { screen.log.append("appear") }
        .onDisappear { screen.log.append("disappear") }
    }
  }

  struct Parent: View {
    let screen: Screen

    var body: some View {
      Text("\(screen.number)")
      if screen.isOn { Living(screen: screen) }
    }
  }

  @Test func appearingAndDisappearingHappenOncePerAppearance() {
    let screen = Screen()
    let harness = Harness { Parent(screen: screen) }
    #expect(screen.log == [])
    for _ in 0..<2 {
      screen.isOn = true
      harness.engine.flush()
      screen.number += 1
      harness.engine.flush()
      screen.isOn = false
      harness.engine.flush()
    }
    #expect(screen.log == ["appear", "disappear", "appear", "disappear"])
    screen.isOn = true
    harness.engine.flush()
    harness.engine.stop()
    #expect(screen.log.last == "disappear")
  }

  @Test func aTaskIsCancelledWithItsView() async {
    struct Working: View {
      let screen: Screen
      var body: some View {
        if screen.isOn {
          Text("working").task {
            screen.log.append("start")
            try? await Task.sleep(for: .seconds(60))
            screen.log.append(Task.isCancelled ? "cancelled" : "done")
          }
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Working(screen: screen) }
    screen.isOn = true
    harness.engine.flush()
    while screen.log.isEmpty { await Task.yield() }
    screen.isOn = false
    harness.engine.flush()
    while screen.log.count < 2 { await Task.yield() }
    #expect(screen.log == ["start", "cancelled"])
  }

  @Test func aTaskRestartsWithItsId() async {
    struct Working: View {
      let screen: Screen
      var body: some View {
        Text(screen.text).task(id: screen.number) {
          let number = screen.number
          screen.log.append("start \(number)")
          try? await Task.sleep(for: .seconds(60))
          screen.log.append("cancelled \(number)")
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Working(screen: screen) }
    while screen.log.count < 1 { await Task.yield() }
    screen.text = "same id"
    harness.engine.flush()
    screen.number = 1
    harness.engine.flush()
    while screen.log.count < 3 { await Task.yield() }
    #expect(Set(screen.log) == ["start 0", "cancelled 0", "start 1"])
    harness.engine.stop()
    while screen.log.count < 4 { await Task.yield() }
    #expect(screen.log.last == "cancelled 1")
  }

  @Test func everythingIsGoneAfterwards() throws {
    struct Fifty: View {
      @Bindable var screen: Screen
      var body: some View {
        NavigationStack {
          Button("Push") { screen.isOn = true }
            .navigationDestination(isPresented: $screen.isOn) {
              List(0..<50, id: \.self) { index in Button("\(index)") { screen.number = index } }
            }
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Fifty(screen: screen) }
    func alive() -> [Int] {
      let statistics = harness.engine.statistics
      return [statistics.liveScopes, statistics.liveNodes, statistics.liveHandlers]
    }
    let baseline = alive()
    for _ in 0..<10 {
      try harness.press("Push")
      #expect(alive()[1] > baseline[1] + 50)
      screen.isOn = false
      harness.engine.flush()
      #expect(alive() == baseline)
    }
    #expect(harness.target.nodeCount == baseline[1])
  }

  @Test func nothingKeepsAStoppedEngineAlive() {
    weak var engine: Engine?
    weak var screen: Screen?
    do {
      let strong = Screen()
      screen = strong
      let harness = Harness { Parent(screen: strong) }
      engine = harness.engine
      strong.isOn = true
      harness.engine.flush()
      harness.engine.stop()
    }
    #expect(engine == nil)
    #expect(screen == nil)
  }

  @Test func noPathTrapsOnDepth() {
    struct Deep: View {
      let depth: Int
      var body: some View {
        VStack { if depth > 0 { Deep(depth: depth - 1) } else { Text("bottom") } }
      }
    }
    let harness = Harness { Deep(depth: 1_000) }
    #expect(harness.texts == ["bottom"])
    harness.check()
    harness.engine.stop()
    #expect(harness.target.nodeCount == 0)
  }

  @Test func noPathTrapsOnWidth() {
    let screen = Screen()
    struct Wide: View {
      let screen: Screen
      var body: some View {
        VStack {
          ForEach(0..<(screen.isOn ? 1 : 100_000)) { Text(verbatim: "\($0)") }
        }
      }
    }
    let harness = Harness { Wide(screen: screen) }
    #expect(harness.target.nodeCount == 100_002)
    screen.isOn = true
    harness.engine.flush()
    #expect(harness.target.nodeCount == 3)
    harness.check()
  }
}
