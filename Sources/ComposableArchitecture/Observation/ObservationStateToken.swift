/// What is remembered of a value while it is handed out for changes, so that afterwards it is known
/// what happened to it.
///
/// A token keeps nothing of the value alive but its identity: a copy would force the first change
/// of each buffer in the value to copy that buffer.
public struct ObservationStateToken: Sendable {
  let identity: StateIdentity?
  let version: UInt64
  /// Whether nobody had an edited copy of the value when the token was taken.
  let wasHead: Bool
  let tags: UInt64
  let payload: PayloadSnapshot?

  init(
    identity: StateIdentity?, version: UInt64 = 0, wasHead: Bool = true, tags: UInt64 = 0,
    payload: PayloadSnapshot? = nil
  ) {
    self.identity = identity
    self.version = version
    self.wasHead = wasHead
    self.tags = tags
    self.payload = payload
  }

  /// What happened between two tokens that were taken from the same place.
  enum Change {
    case none
    /// The same instance was edited, and its observers have been told of each field.
    case edited
    /// The same instance is there in a version that doesn't follow from the old one.
    case diverged
    /// Another instance is there.
    case replaced
  }

  func change(to new: ObservationStateToken) -> Change {
    guard tags == new.tags, identity === new.identity else { return .replaced }
    if identity == nil {
      switch (payload, new.payload) {
      case (nil, nil): return .none
      case (let old?, let new?): return old.isEqual(to: new) ? .none : .replaced
      default: return .replaced
      }
    }
    if version == new.version { return .none }
    return wasHead && new.wasHead ? .edited : .diverged
  }

  /// Tells all who have read fields of the remembered value that it is gone.
  func notifyAll() { identity?.notifyAll() }
}

extension ObservationStateToken {
  /// The token of an enum's case without payload.
  public static func _$token(tag: Int) -> Self { Self(identity: nil)._$tag(tag) }

  /// The token of an enum's case with an observable payload.
  public static func _$token(for payload: some ObservationTokenProviding, tag: Int) -> Self {
    payload._$token._$tag(tag)
  }

  /// The token of an enum's case with a payload that can be compared.
  @_disfavoredOverload
  public static func _$token(for payload: some Equatable, tag: Int) -> Self {
    Self(identity: nil, payload: EquatableSnapshot(payload))._$tag(tag)
  }

  /// The token of an enum's case with any other payload.
  @_disfavoredOverload
  public static func _$token<Payload>(for payload: Payload, tag: Int) -> Self {
    let snapshot =
      _isPOD(Payload.self) ? BitwiseSnapshot(payload) : PayloadSnapshot()
    return Self(identity: nil, payload: snapshot)._$tag(tag)
  }

  func _$tag(_ tag: Int) -> Self {
    Self(
      identity: identity, version: version, wasHead: wasHead, tags: tags.appending(tag: tag),
      payload: payload)
  }
}
