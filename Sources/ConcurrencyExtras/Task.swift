extension Task where Success == Never, Failure == Never {
  /// Waits until the running task is cancelled, and throws then.
  ///
  /// ```swift
  /// try await Task.never()
  /// ```
  public static func never() async throws -> Never {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }

  /// Lets all other tasks that are ready run, many times over.
  ///
  /// ```swift
  /// let task = Task { await model.load() }
  /// await Task.megaYield()
  /// ```
  ///
  /// Each round waits its turn behind the tasks of the running task's priority, on the main actor, and
  /// behind tasks of low priority. So a task that was ready gets `count` turns at least, however busy
  /// the process is; one that waits for something else may still come late. Under
  /// ``withMainSerialExecutor(operation:)`` the order is certain.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      // NB: Priorities have queues of their own. A yield of the running task would only pass those
      // that wait in the same one.
      await Task<Void, Never>.detached(priority: Task<Never, Never>.currentPriority) {}.value
      await MainActor.run {}
      await Task<Void, Never>.detached(priority: .background) { await Task<Never, Never>.yield() }
        .value
    }
  }
}

extension Task where Failure == Never {
  /// The value of the task, which is cancelled with the task that waits for it.
  ///
  /// ```swift
  /// let image = try await Task { try await download(url) }.cancellableValue
  /// ```
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The value of the task, which is cancelled with the task that waits for it.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
