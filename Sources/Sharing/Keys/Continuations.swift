import IssueReporting
import Synchronization

/// How a key hands over what it has loaded, once.
public struct LoadContinuation<Value>: Sendable {
  /// What was loaded.
  struct Loaded {
    let result: Result<Value?, any Error>
    /// Whether the reference is to take it: asked when nothing can change its value.
    let isTaken: @Sendable () -> Bool
  }

  private let once: Once<Loaded>

  /// Makes a continuation, for testing a key.
  ///
  /// - Parameters:
  ///   - description: Names the key in messages.
  ///   - callback: Gets the value, or `nil` where there is none.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.init(description()) { loaded in
      _ = loaded.isTaken()
      callback(loaded.result)
    }
  }

  /// Makes the continuation of a reference.
  init(
    _ description: @autoclosure () -> String, receive: @escaping @Sendable (Loaded) -> Void
  ) {
    once = Once(function: "load", key: description()) {
      Loaded(result: .failure($0)) { true }
    } callback: {
      receive($0)
    }
  }

  /// Ends loading with a value.
  public func resume(returning value: Value) { resume(with: .success(value)) }

  /// Ends loading: there is no value, and the one to start with stays.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// Ends loading with an error. The value stays as it was.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Ends loading with a value, `nil` where there is none, or an error.
  public func resume(with result: Result<Value?, any Error>) { resume(with: result) { true } }

  func resume(with result: Result<Value?, any Error>, isTaken: @escaping @Sendable () -> Bool) {
    once.resume(Loaded(result: result, isTaken: isTaken))
  }
}

/// How a key says that a value is saved, once.
public struct SaveContinuation: Sendable {
  private let once: Once<Result<Void, any Error>>

  /// Makes a continuation, for testing a key.
  ///
  /// - Parameters:
  ///   - description: Names the key in messages.
  ///   - callback: Gets the outcome.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = Once(function: "save", key: description()) {
      .failure($0)
    } callback: {
      callback($0)
    }
  }

  /// Ends saving: the value is in its place.
  public func resume() { once.resume(.success(())) }

  /// Ends saving with an error.
  public func resume(throwing error: any Error) { once.resume(.failure(error)) }

  /// Ends saving.
  public func resume(with result: Result<Void, any Error>) { once.resume(result) }
}

/// A callback that is called once. Whoever forgets it, or calls it again, is told.
private final class Once<Outcome>: Sendable {
  private let function: StaticString
  private let key: String
  private let failed: @Sendable (any Error) -> Outcome
  private let callback: @Sendable (Outcome) -> Void
  private let isDone = Atomic<Bool>(false)

  init(
    function: StaticString, key: String,
    failed: @escaping @Sendable (any Error) -> Outcome,
    callback: @escaping @Sendable (Outcome) -> Void
  ) {
    self.function = function
    self.key = key
    self.failed = failed
    self.callback = callback
  }

  deinit {
    guard !isDone.load(ordering: .acquiring) else { return }
    reportIssue(
      """
      \(place) never resumed its continuation.

      Whoever waits for it would have waited forever, and was given an error instead. Resume the \
      continuation on every path, also on those that fail or are cancelled.
      """)
    callback(failed(NeverResumed(place: place)))
  }

  func resume(_ outcome: Outcome) {
    guard !isDone.exchange(true, ordering: .acquiringAndReleasing) else {
      reportIssue(
        """
        \(place) resumed its continuation more than once. The later result is dropped.

        To report a value that has changed from outside, yield it to the subscriber of 'subscribe'.
        """)
      return
    }
    callback(outcome)
  }

  private var place: String { "'\(function)' of \(key.isEmpty ? "a shared key" : "'\(key)'")" }
}

/// A key has forgotten its continuation.
private struct NeverResumed: Error, CustomStringConvertible {
  let place: String
  var description: String { "\(place) never resumed its continuation." }
}
