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
  /// A last resort: it makes an order likely, not certain. ``withMainSerialExecutor(operation:)`` makes
  /// it certain.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
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
