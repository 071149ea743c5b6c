import Clocks
import ComposableArchitecture
import Dependencies
import TextRenderer
import Views

extension Screen {
  /// Puts a view of a feature under test on a screen, so that one test asserts what a user sees and
  /// everything that the feature does.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Login.State()) { Login() }
  /// let screen = Screen(store) { LoginView(store: $0) }
  ///
  /// await screen.button("Log in").tap()
  /// await store.receive(\.loginButtonTapped) { $0.isLoggingIn = true }
  /// await store.receive(\.response.failure) {
  ///   $0.isLoggingIn = false
  ///   $0.alert = .failed
  /// }
  /// screen.expectOutline(…)
  /// ```
  ///
  /// What the views send is received as what effects send: each action, in order, with each change of
  /// state. What isn't received fails the test at its end.
  ///
  /// - Parameters:
  ///   - store: The feature.
  ///   - clock: The clock that ``advance(by:)`` moves. It becomes the feature's `continuousClock` and
  ///     `suspendingClock`. Without one the screen takes the clock that the feature was given, and
  ///     where it was given none, makes a `TestClock`.
  ///   - environment: Changes what the views inherit.
  ///   - content: The view of the feature.
  public convenience init<State: Equatable, Action, Content: View>(
    _ store: TestStore<State, Action>,
    size: Size = Size(width: 60),
    clock: TestClock<Duration>? = nil,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content
  ) {
    let time = ScreenClock(clock, in: &store.dependencies)
    let views = store.viewStore
    // Views live in the same time as their feature.
    var values = DependencyValues()
    withDependencies {
      if let clock = time.clock { _ = ScreenClock(clock, in: &$0) }
      values = $0
    } operation: {
    }
    self.init(
      size: size, time: time, dependencies: values, isOpen: nil, environment: environment
    ) { content(views) }
  }

  /// Takes the views off the screen, as when the app ends: their tasks are cancelled.
  public func unmount(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    engine.stop()
    await settle(CallSite(fileID, filePath, line, column))
  }
}
