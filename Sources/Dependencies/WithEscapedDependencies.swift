/// Carries the running task's dependencies into a closure that runs later and elsewhere.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { self.now = self.date() }
///   }
/// }
/// ```
///
/// Tasks inherit dependencies by themselves, except detached ones. Callbacks of C, of Dispatch and of
/// GLib don't.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Carries the running task's dependencies out of an asynchronous operation.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of the task that made it, for closures that run elsewhere.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    init() {}

    /// Runs an operation in the dependencies that were carried here.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try withDependencies(values, operation: operation)
    }

    /// Runs an asynchronous operation in the dependencies that were carried here.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await withDependencies(values, operation: operation)
    }
  }
}
