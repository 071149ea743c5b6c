import Dispatch

/// Runs the asynchronous work of one store's effects on the main actor's thread, in turn.
///
/// It is a preference of these tasks and of their children. Nothing else in the process is affected,
/// so that tests run in parallel.
final class MainTaskExecutor: TaskExecutor {
  static let shared = MainTaskExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: self.asUnownedTaskExecutor())
    }
  }
}

/// Does something on the main actor and waits for it, from anywhere.
///
/// It keeps the calling task, which knows the test that it belongs to.
func waitForMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
  // NB: Not `Thread.isMainThread`: after an asynchronous entry point the main queue has no thread of
  // its own.
  if DispatchQueue.getSpecific(key: mainQueueKey) == true { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
