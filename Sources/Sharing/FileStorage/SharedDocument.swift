import FoundationEssentials

/// The bytes of a value under a name, wherever they are kept.
protocol SharedDocument: AnyObject, Sendable {
  /// Reads the bytes; `nil` where there are none.
  ///
  /// A change that isn't written yet is written first. One that is in conflict with what somebody else
  /// has written is given up.
  ///
  /// - Parameter take: Gets the bytes, before any that come later.
  func load(_ take: (Result<Data?, any Error>) -> Void)

  /// The bytes that were read can't be decoded.
  ///
  /// - Returns: The error that tells so.
  func isDamaged(_ data: Data, _ reason: any Error) -> any Error

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - now: Whether somebody waits for it.
  ///   - encode: Makes the bytes, when and where they are needed.
  ///   - finish: Called when they are written, or can't be.
  func save(
    now: Bool, _ encode: @escaping @Sendable () throws -> Data,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void)

  /// Calls back after others have changed the bytes.
  func subscribe(
    _ callback: @escaping @Sendable (Result<Data?, any Error>) -> Void
  ) -> SharedSubscription
}
