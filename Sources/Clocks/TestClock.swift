import ConcurrencyExtras
import IssueReporting
import Synchronization

/// A clock whose time moves only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let model = StopwatchModel(clock: clock)
/// let task = Task { await model.run() }
/// await clock.advance(by: .seconds(3))
/// #expect(model.seconds == 3)
/// ```
///
/// Advancing wakes the sleepers that are due one at a time, in the order of their deadlines and, for
/// equal ones, of their arrival. Between two of them it lets the woken task, and whoever it wakes, run
/// and go to sleep again.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the time of a test clock.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// The point that lies a duration after the clock's start.
    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    var nextID = 0
    /// Sorted by deadline, then by arrival.
    var sleepers: [Sleeper] = []
    var cancelledBeforeSleeping: Set<Int> = []
    /// How often somebody fell asleep or was cancelled.
    var changes = 0
  }

  /// The shortest time that two deadlines can differ by.
  public let minimumResolution: Duration = .zero

  private let state: Mutex<State>

  /// Makes a clock that stands still at an instant.
  public init(now: Instant = Instant()) { state = Mutex(State(now: now)) }

  /// The instant that the clock stands at.
  public var now: Instant { state.withLock { $0.now } }

  /// Whether anybody has slept here, even if nobody does now.
  package var wasSleptOn: Bool { state.withLock { $0.changes > 0 } }

  /// Suspends until the clock was advanced to a deadline, or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id: Int? = state.withLock { state in
      guard deadline > state.now else { return nil }
      state.nextID += 1
      return state.nextID
    }
    guard let id else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelledBeforeSleeping.remove(id) != nil { return true }
          state.changes += 1
          let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
          let index = state.sleepers.firstIndex { deadline < $0.deadline }
          state.sleepers.insert(sleeper, at: index ?? state.sleepers.endIndex)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the time forward, and wakes everybody whose deadline is reached on the way.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time forward to a deadline, and wakes everybody whose own is reached on the way.
  public func advance(to deadline: Instant) async {
    await settle()
    while let continuation = next(until: deadline) {
      continuation.resume()
      await settle()
    }
    state.withLock { $0.now = max($0.now, deadline) }
    await settle()
  }

  /// Moves the time forward until nobody sleeps any more.
  ///
  /// An endless timer never stops sleeping: after the timeout, in real time, this is an issue. On a
  /// busy machine it may come later: a hundred wake-ups are waited for at least.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    var wakeUps = 0
    await settle()
    while let deadline = state.withLock({ $0.sleepers.first?.deadline }) {
      wakeUps += 1
      guard ContinuousClock.now < end || wakeUps <= 100 else {
        let sleepers = state.withLock { $0.sleepers.count }
        return reportIssue(
          """
          A test clock was told to run until nobody sleeps on it, but after \(timeout) of real time \
          \(Self.count(sleepers)), the next one until \(deadline.offset).

          This can happen because:

          • A timer or a loop sleeps again each time that it is woken, without an end. Cancel its task \
          before 'run()', or use 'advance(by:)'.
          • Many sleepers take long to be woken. Pass a larger 'timeout:' to 'run()'.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column)
      }
      await advance(to: deadline)
    }
  }

  /// Throws, and reports an issue, if somebody sleeps on the clock.
  ///
  /// ```swift
  /// try await clock.checkSuspension()
  /// ```
  ///
  /// It shows that all work that depends on time is done, or has been cancelled.
  public func checkSuspension(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    await settle()
    let pending = state.withLock { $0.sleepers.map(\.deadline) }
    guard let first = pending.first else { return }
    let error = SuspensionError(
      description: """
        Nobody was expected to sleep on a test clock, but \(Self.count(pending.count)), the next one \
        until \(first.offset).

        This can happen because:

        • A task that sleeps or runs a timer was not cancelled. Cancel it and await its end before the \
        check.
        • The time was not advanced far enough. Use 'advance(by:)' or 'run()'.
        """)
    reportIssue(
      error.description, fileID: fileID, filePath: filePath, line: line, column: column)
    throw error
  }

  private static func count(_ sleepers: Int) -> String {
    sleepers == 1 ? "1 task sleeps" : "\(sleepers) tasks sleep"
  }

  private func cancel(_ id: Int) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      state.changes += 1
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelledBeforeSleeping.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index).continuation
    }
    continuation?.resume(throwing: CancellationError())
  }

  private func next(until deadline: Instant) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      guard let sleeper = state.sleepers.first, sleeper.deadline <= deadline else { return nil }
      state.sleepers.removeFirst()
      state.now = max(state.now, sleeper.deadline)
      return sleeper.continuation
    }
  }

  /// Gives all tasks that are ready their turn, for as long as they change who sleeps here.
  private func settle() async {
    var before: Int
    repeat {
      before = state.withLock { $0.changes }
      await Task<Never, Never>.megaYield()
    } while state.withLock { $0.changes } != before
  }
}

/// What a test clock's check for sleepers throws when it finds some.
public struct SuspensionError: Error, CustomStringConvertible {
  /// Who sleeps, why that can be and what to do about it.
  public let description: String
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that stands still at its start.
  public convenience init() { self.init(now: Instant()) }
}
