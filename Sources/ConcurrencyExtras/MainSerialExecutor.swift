import Glibc

/// Runs an operation, and all tasks it starts, one after another on the main actor's executor, in the
/// order they were started.
///
/// ```swift
/// @Test func loading() async {
///   await withMainSerialExecutor {
///     let task = Task { await model.load() }
///     await Task.yield()
///     #expect(model.isLoading)
///   }
/// }
/// ```
///
/// A suspension then has one possible outcome, and a test can look between two of them. It proves
/// nothing about a program whose correctness depends on the order. Actors other than the main one keep
/// their own executors.
///
/// - Important: The whole process is switched: all other tests that run at the same time are too. Put
///   suites that look at the order in one `.serialized` suite.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs a synchronous operation whose tasks run one after another on the main actor's executor.
///
/// It is for `invokeTest` of XCTest, which runs a whole test.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether all tasks of the process run on the main actor's executor.
///
/// Prefer ``withMainSerialExecutor(operation:)``, which puts it back.
public var uncheckedUseMainSerialExecutor: Bool {
  get { EnqueueHook.isInstalled }
  set { EnqueueHook.isInstalled = newValue }
}

/// The runtime's hook that sees every job on its way to the global executor.
private enum EnqueueHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  // NB: The runtime exports the variable. A hook is read for each job that is enqueued, on any thread;
  // it is one word, and both of its values are valid at any time.
  nonisolated(unsafe) private static let hook: UnsafeMutablePointer<Hook?>? = {
    dlsym(nil, "swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self)
  }()

  static var isInstalled: Bool {
    get { hook?.pointee != nil }
    set { hook?.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil }
  }
}
