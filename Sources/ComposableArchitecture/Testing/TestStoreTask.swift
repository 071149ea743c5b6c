import IssueReporting

/// The effects of one action that a test has sent.
///
/// ```swift
/// let task = await store.send(.task)
/// await store.receive(\.tick)
/// await task.cancel()
/// ```
///
/// It keeps the test store: nothing counts as left running before the task is gone too.
public struct TestStoreTask: Hashable, Sendable {
  private let group: EffectGroup?
  private let timeout: Duration
  private let store: (any Sendable & AnyObject)?

  init(group: EffectGroup?, timeout: Duration, store: (any Sendable & AnyObject)? = nil) {
    self.group = group
    self.timeout = timeout
    self.store = store
  }

  /// Cancels the effects, as when the view goes that has started them, and lets them clean up.
  public func cancel() async {
    group?.cancel()
    _ = await isFinished(within: timeout)
  }

  /// Waits until the effects have ended, and fails the test where that takes too long.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait. The store's ``TestStore/timeout`` by default.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let timeout = timeout ?? self.timeout
    guard await !isFinished(within: timeout) else { return }
    reportIssue(
      """
      Expected task to finish, but it is still in-flight after \(timeout).

      If its effects wait for a clock, advance the test's clock first. If they live as long as their \
      feature does, call 'await task.cancel()' instead. If they really take that long, pass a longer \
      'timeout'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Whether the effects were cancelled through this value, or there were none.
  public var isCancelled: Bool { group?.isCancelled ?? true }

  private func isFinished(within timeout: Duration) async -> Bool {
    guard let group else { return true }
    return await Patience(timeout: timeout).wait { group.isFinished }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map { ObjectIdentifier($0) })
  }
}
