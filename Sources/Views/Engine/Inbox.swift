import Synchronization

/// Marks on their way to the engine. Observations may fire on any thread.
final class Inbox: Sendable {
  fileprivate struct Contents {
    var marks: [ScopeMark] = []
    /// The engine is at work and will look in here before it rests.
    var isAttended = false
    var isScheduled = false
  }

  private let contents = Mutex(Contents())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func add(_ mark: ScopeMark) {
    let mustWake = contents.withLock { contents in
      contents.marks.append(mark)
      return contents.needsWaking()
    }
    if mustWake { wake() }
  }

  /// Makes sure that the engine flushes, without a mark.
  func schedule() {
    if contents.withLock({ $0.needsWaking() }) { wake() }
  }

  /// The engine begins to work.
  func attend() {
    contents.withLock {
      $0.isAttended = true
      $0.isScheduled = false
    }
  }

  func take() -> [ScopeMark] {
    contents.withLock { contents in
      defer { contents.marks = [] }
      return contents.marks
    }
  }

  /// The engine would like to rest. Refused where marks have come in.
  func rest() -> Bool {
    contents.withLock { contents in
      guard contents.marks.isEmpty else { return false }
      contents.isAttended = false
      return true
    }
  }
}

extension Inbox.Contents {
  fileprivate mutating func needsWaking() -> Bool {
    guard !isAttended, !isScheduled else { return false }
    isScheduled = true
    return true
  }
}
