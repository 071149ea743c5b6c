import ConcurrencyExtras

extension Effect {
  /// The same effect with a name by which it can be cancelled.
  ///
  /// ```swift
  /// enum CancelID { case search }
  ///
  /// return .run { … }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// The name counts from the moment when the reducer returns, whether or not the work has begun.
  /// It is known within the feature's own instance and those that contain it: two screens of the
  /// same kind don't cancel each other's effects.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - cancelInFlight: Whether to cancel what goes by the same name when this starts.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone, !cancelInFlight { return self }
    return Self(
      .cancellable(self, id: AnyHashableSendable(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects with this name: those that run, and those that wait for their turn.
  ///
  /// ```swift
  /// case .cancelButtonTapped:
  ///   return .cancel(id: CancelID.search)
  /// ```
  ///
  /// It reaches effects of the feature's own instance and of the instances within it.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(id: AnyHashableSendable(id)))
  }
}
