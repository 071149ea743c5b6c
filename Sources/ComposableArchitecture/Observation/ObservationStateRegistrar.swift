/// What `@ObservableState` adds to a struct: who observes it, and which version of it this copy is.
///
/// It never decides a comparison of two states, isn't encoded and isn't dumped.
public struct ObservationStateRegistrar: Sendable {
  private(set) var identity = StateIdentity()
  private var version: UInt64 = 0

  public init() {}

  /// Names the instance.
  public var id: ObservableStateID { ObservableStateID(origin: identity.origin) }

  /// Recognises this version of the instance.
  public var token: ObservationStateToken {
    ObservationStateToken(identity: identity, version: version, wasHead: isHead)
  }

  private var isHead: Bool { identity.head.load(ordering: .relaxed) == version }

  /// Registers whoever is observing reads with a field.
  public func access(_ field: Int) { identity.access(field) }

  func isObserved(_ field: Int) -> Bool { identity.isObserved(field) }

  /// Makes this copy the newest version, after its content has changed.
  ///
  /// Where another copy is newer than this one, the two have nothing in common any more: this one
  /// gets a new identity, and whoever observes the old one looks again.
  mutating func advance() {
    let next = version &+ 1
    let (isNewest, _) = identity.head.compareExchange(
      expected: version, desired: next, ordering: .relaxed)
    if isNewest {
      version = next
    } else {
      let old = identity
      identity = StateIdentity(origin: old.origin)
      version = 0
      old.notifyAll()
    }
  }

  /// Makes this copy the newest version, whatever other copies there are.
  mutating func adopt() {
    version = identity.head.wrappingAdd(1, ordering: .relaxed).newValue
  }

  mutating func didWrite(_ field: Int) {
    advance()
    identity.notify(field)
  }

  /// Adopts the newest version, and tells the observers of a field that differs.
  mutating func settle(_ field: Int, isEqual: Bool) {
    if !isHead { adopt() }
    if !isEqual { identity.notify(field) }
  }
}

extension ObservationStateRegistrar: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension ObservationStateRegistrar: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
