/// Names an instance of observable state.
///
/// Editing a value keeps its id, and copies share it. Two values that were made by two calls of an
/// initialiser have different ids, and so have the cases of an enum.
///
/// Ids aren't used up and cost no memory of their own: they count through the life of the process.
public struct ObservableStateID: Hashable, Sendable {
  /// 0 where the state has no identity, such as the plain payload of an enum's case.
  let origin: UInt64
  let tags: UInt64

  init(origin: UInt64, tags: UInt64 = 0) {
    self.origin = origin
    self.tags = tags
  }

  /// The id of what has no identity of its own.
  public static var _$inert: Self { Self(origin: 0) }

  /// The id of a payload that is observable.
  public static func _$id(for payload: some ObservationTokenProviding) -> Self { payload._$id }

  /// The id of any other payload.
  @_disfavoredOverload
  public static func _$id<Payload>(for payload: Payload) -> Self { ._$inert }

  /// The id of an enum's case with this payload.
  public func _$tag(_ tag: Int) -> Self { Self(origin: origin, tags: tags.appending(tag: tag)) }
}

extension UInt64 {
  /// A number for a chain of case numbers. Chains of up to three cases can't be confused, longer
  /// ones only by an accident of one in 2⁶⁴.
  func appending(tag: Int) -> UInt64 { self &* 1_000_003 &+ UInt64(truncatingIfNeeded: tag + 1) }
}
