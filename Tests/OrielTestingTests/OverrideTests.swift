import Clocks
import ComposableArchitecture
import Foundation
import OrielTesting
import Testing
import Views

@MainActor
struct OverrideTests {
  @Test
  func aStoreThatTheContentMakesHasTheScreensDependencies() async {
    let clock = TestClock()
    let screen = Screen(clock: clock) {
      CountdownView(store: Store(initialState: Countdown.State()) { Countdown() })
    }
    await screen.button("Start").tap()
    #expect(screen.text("3").exists)
    await screen.advance(by: .seconds(2))
    #expect(screen.text("1").exists)
    await screen.advance(by: .seconds(5))
    #expect(
      screen.outline == """
        window
          text "0"
          button "Start"
        """)
  }

  @Test
  func whatAViewMakesLaterHasThemToo() async {
    let screen = Screen(dependencies: { $0.date.now = .distantPast }) { StampView() }
    await screen.button("Stamp").tap()
    #expect(screen.text("stamped distantPast, shown distantPast").exists)
  }

  @Test
  func viewsInheritTheScreensEnvironment() {
    let screen = Screen(environment: { $0.isEnabled = false }) { EnabledView() }
    #expect(screen.text("off").exists)
  }

  @Test
  func aShortcutPressesWhatIsInReach() async {
    let screen = Screen { ShortcutView() }
    await screen.press(.character("s"), .command)
    #expect(screen.text("saved 1").exists)
    await screen.focusNext()
    await screen.press(.return)
    #expect(screen.text("saved 2").exists)
  }
}

/// Reads a dependency where it is pressed and where it is evaluated.
private struct StampView: View {
  @State private var stamp: Date?

  var body: some View {
    Button("Stamp") { stamp = now }
    if let stamp { Text("stamped \(word(stamp)), shown \(word(now))") }
  }

  private var now: Date {
    @Dependency(\.date.now) var now
    return now
  }

  private func word(_ date: Date) -> String { date == .distantPast ? "distantPast" : "today" }
}

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var left = 3
  }

  enum Action {
    case startButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        return .run { send in
          for _ in 0..<3 {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        }
      case .ticked:
        state.left -= 1
        return .none
      }
    }
  }
}

struct CountdownView: View {
  let store: StoreOf<Countdown>

  var body: some View {
    Text("\(store.left)")
    Button("Start") { store.send(.startButtonTapped) }
  }
}

struct EnabledView: View {
  @Environment(\.isEnabled) var isEnabled

  var body: some View { Text(isEnabled ? "on" : "off") }
}

struct ShortcutView: View {
  @State var count = 0

  var body: some View {
    Text("saved \(count)")
    Button("Save") { count += 1 }.keyboardShortcut("s")
  }
}
