extension Effect {
  /// Sends each element of an asynchronous sequence, until it ends or the effect is cancelled.
  ///
  /// ```swift
  /// return .publisher {
  ///   clock.timer(interval: .seconds(1)).map { _ in .tick }
  /// }
  /// .cancellable(id: CancelID.timer)
  /// ```
  ///
  /// Where others take a publisher this takes a sequence, which is made when the effect starts. An
  /// error ends the effect and is reported as an issue, unless it is a `CancellationError`.
  public static func publisher<S: AsyncSequence & SendableMetatype>(
    _ makeSequence: @escaping @Sendable () -> S,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where S.Element == Action, S.AsyncIterator: SendableMetatype, Action: Sendable {
    .run(
      operation: { send in
        for try await action in makeSequence() {
          await send(action)
        }
      },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
