import Synchronization

/// How a key tells a reference that its value was changed from outside.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>, @Sendable () -> Bool) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Makes a subscriber, for testing a key.
  ///
  /// - Parameters:
  ///   - callback: Gets each new value, or `nil` where there is none any more.
  ///   - onLoading: Gets whether a value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.init(
      receive: { result, isTaken in
        if isTaken() { callback(result) }
      }, onLoading: onLoading)
  }

  /// Makes the subscriber of a reference.
  ///
  /// - Parameter receive: Gets each new value, and a closure to call when nothing can change the
  ///   reference's own: it says whether the value is to be taken.
  init(
    receive: @escaping @Sendable (Result<Value?, any Error>, @Sendable () -> Bool) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void
  ) {
    callback = receive
    self.onLoading = onLoading
  }

  /// There is another value.
  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// There is no value any more: the reference gets the one that it started with.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// The value that is there now can't be read. The reference keeps the one that it has.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  /// There is a value, none any more (`nil`), or an error.
  public func yield(with result: Result<Value?, any Error>) { callback(result) { true } }

  func yield(with result: Result<Value?, any Error>, isTaken: @Sendable () -> Bool) {
    callback(result, isTaken)
  }

  /// A value is being loaded, or not any more.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}

/// Keeps a subscription of a key alive, and ends it.
public struct SharedSubscription: Sendable {
  private let token: Token

  /// - Parameter cancel: Ends the subscription. It is called once: by ``cancel()``, or when the
  ///   last copy is gone.
  public init(_ cancel: @escaping @Sendable () -> Void) { token = Token(cancel) }

  /// Ends the subscription.
  public func cancel() { token.cancel() }
}

private final class Token: Sendable {
  private let action: @Sendable () -> Void
  private let isDone = Atomic<Bool>(false)

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { cancel() }

  func cancel() {
    if !isDone.exchange(true, ordering: .acquiringAndReleasing) { action() }
  }
}
