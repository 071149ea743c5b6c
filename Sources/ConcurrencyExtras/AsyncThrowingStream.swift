extension AsyncThrowingStream where Failure == any Error {
  /// Streams the elements and the error of a sequence, whose type is then forgotten.
  ///
  /// The sequence is iterated by whoever iterates the stream: one element at a time, as it is asked
  /// for, and for one consumer.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = UncheckedBox<S.AsyncIterator?>(nil)
    self.init {
      if iterator.value == nil {
        iterator.value = sequence.makeAsyncIterator()
      }
      return try await iterator.value?.next()
    }
  }

  /// A stream that emits nothing and ends only with the task that waits for it.
  public static var never: Self { Self { _ in } }

  /// A stream that ends with an error, or without one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  /// Forgets the type of a sequence that may fail, so that an interface can name it.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
  where Self: Sendable {
    AsyncThrowingStream(self)
  }
}
