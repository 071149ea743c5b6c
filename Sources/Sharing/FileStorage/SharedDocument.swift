import FoundationEssentials

/// The bytes of a value under a name, wherever they are kept.
protocol SharedDocument: AnyObject, Sendable {
  /// Reads the bytes; `nil` where there are none.
  ///
  /// A change that isn't written yet is written first. One that is in conflict with what somebody else
  /// has written is given up.
  ///
  /// - Parameters:
  ///   - reader: Who gets the bytes.
  ///   - take: Gets the bytes, before any that come later.
  func load(_ reader: DocumentReader, _ take: (DocumentBytes) -> Void)

  /// The bytes that were read can't be decoded.
  ///
  /// - Returns: The error that tells so.
  func isDamaged(_ data: Data, _ reason: any Error, for reader: DocumentReader) -> any Error

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - reader: Whose value it is.
  ///   - isWaiting: Whether somebody waits for it, and the value may not have changed.
  ///   - encode: Makes the bytes, when and where they are needed.
  ///   - finish: Called when they are written, or can't be.
  func save(
    _ reader: DocumentReader, isWaiting: Bool, _ encode: @escaping @Sendable () throws -> Data,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void)

  /// Calls back after others have changed the bytes.
  func subscribe(
    _ reader: DocumentReader, _ callback: @escaping @Sendable (DocumentBytes) -> Void
  ) -> SharedSubscription
}

/// Bytes on their way to a reference.
struct DocumentBytes: Sendable {
  /// The bytes, `nil` where there are none, or why they can't be read.
  let result: Result<Data?, any Error>

  /// Called by the reference while its value can't be changed, right before it takes the new one.
  ///
  /// From then on its changes are made of these bytes. Without this moment a change that is made while
  /// bytes are on their way could be taken for one of the wrong bytes.
  ///
  /// - Returns: Whether the reference is to take the value: not if it was changed meanwhile.
  let isTaken: @Sendable () -> Bool
}
