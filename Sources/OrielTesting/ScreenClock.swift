import Clocks
import Dependencies

/// The clock that a screen moves, and whose it is.
struct ScreenClock {
  /// `nil` where the test has set one that can't be moved.
  let clock: TestClock<Duration>?
  /// Whether the screen has made it, so that nobody else knows it.
  let isOwn: Bool

  private init(clock: TestClock<Duration>?, isOwn: Bool) {
    self.clock = clock
    self.isOwn = isOwn
  }

  /// A clock that the test knows.
  init(of clock: TestClock<Duration>) {
    self.init(clock: clock, isOwn: false)
  }

  /// Gives dependencies the clock of a screen, where the test hasn't given them one.
  ///
  /// - Parameter given: What the test gave to the screen.
  init(_ given: TestClock<Duration>?, in values: inout DependencyValues) {
    if let given {
      self.init(of: given)
      values.continuousClock = given
      values.suspendingClock = given
    } else if let set = values.overriddenClock {
      self.init(clock: set as? TestClock<Duration>, isOwn: false)
    } else {
      let own = TestClock<Duration>()
      self.init(clock: own, isOwn: true)
      values.continuousClock = own
      values.suspendingClock = own
    }
  }

  /// Why letting time pass would do nothing, or `nil`.
  var obstacle: String? {
    guard let clock else {
      return """
        Can't advance the time: the test has set the clock of this screen's dependencies to one that \
        a screen can't move.

        Set none, and the screen brings a test clock, or give it yours: \
        Screen(clock: TestClock()) { … }
        """
    }
    guard isOwn, !clock.wasSleptOn else { return nil }
    return """
      Can't advance the time: nothing has ever waited for this screen's clock.

      This can happen because:

      • The store was made outside of the screen, with dependencies of its own. Make it in the \
      screen's content, or give both the same clock: Screen(clock: clock) { … }
      • The feature waits for another clock than the dependency continuousClock or suspendingClock.
      • The work that should wait hasn't been started.
      """
  }
}
