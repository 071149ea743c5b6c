extension AsyncStream {
  /// Streams the elements of a sequence, whose type is then forgotten.
  ///
  /// ```swift
  /// let ticks: AsyncStream<ContinuousClock.Instant> = AsyncStream(clock.timer(interval: .seconds(1)))
  /// ```
  ///
  /// The sequence is iterated by whoever iterates the stream: one element at a time, as it is asked
  /// for, and for one consumer. An error ends the stream.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = UncheckedBox<S.AsyncIterator?>(nil)
    self.init {
      if iterator.value == nil {
        iterator.value = sequence.makeAsyncIterator()
      }
      return try? await iterator.value?.next()
    }
  }

  /// A stream that emits nothing and ends only with the task that waits for it.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncSequence {
  /// Forgets the type of a sequence, so that an interface can name it.
  ///
  /// ```swift
  /// struct ScreenshotClient {
  ///   var taken: @Sendable () -> AsyncStream<Void>
  ///
  ///   static let live = Self { monitor.screenshots.map { _ in }.eraseToStream() }
  /// }
  /// ```
  ///
  /// An error ends the stream; ``eraseToThrowingStream()`` passes it on.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable { AsyncStream(self) }
}
