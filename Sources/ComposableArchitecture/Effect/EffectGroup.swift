import Synchronization

/// All that was started by one send: what a ``StoreTask`` waits for and cancels.
///
/// It counts actions that wait to be reduced and effects that haven't ended. There is no task behind
/// it. It can be cancelled from anywhere.
final class EffectGroup: Sendable {
  private struct Members {
    var count = 0
    var isCancelled = false
    var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let members = Mutex(Members())

  var isCancelled: Bool { members.withLock { $0.isCancelled } }

  var isFinished: Bool { members.withLock { $0.count == 0 } }

  func enter() { members.withLock { $0.count += 1 } }

  func leave() {
    let waiters = members.withLock { members -> [CheckedContinuation<Void, Never>] in
      members.count -= 1
      guard members.count == 0 else { return [] }
      defer { members.waiters = [] }
      return members.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func add(_ task: Task<Void, Never>, of job: EffectJob) {
    let id = ObjectIdentifier(job)
    members.withLock { $0.tasks[id] = task }
  }

  func remove(_ job: EffectJob) {
    let id = ObjectIdentifier(job)
    members.withLock { _ = $0.tasks.removeValue(forKey: id) }
  }

  func cancel() {
    let tasks = members.withLock { members in
      members.isCancelled = true
      return Array(members.tasks.values)
    }
    for task in tasks { task.cancel() }
  }

  /// Waits for the end of everything. Where the waiting task is cancelled, so is everything.
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFinished = members.withLock { members in
          if members.count > 0 { members.waiters.append(continuation) }
          return members.count == 0
        }
        if isFinished { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}
