import ConcurrencyExtras

/// The place in a tree of reducers where children of one kind come and go.
///
/// Effects that a child returns are marked as owned by the child's instance. After an action the
/// runtime asks each site that owns running effects which of its instances are still there.
struct InstanceSite<Child> {
  private let key = InstanceID.Key()
  private let identity = ChildIdentity<Child>.make()
  private let ephemerality = Ephemerality<Child>()

  /// Runs a child on its state, and marks what it returns as owned by the instance.
  func reduce<Action>(
    _ child: inout Child, at slot: InstanceSlot = .only,
    dismissal: @autoclosure () -> Action? = nil,
    _ run: (inout Child) -> Effect<Action>
  ) -> Effect<Action> {
    let before = mark(&child)
    let effect = run(&child)
    let after = mark(&child)
    if before.declared != after.declared {
      // By its own declaration the child is another one now: what the old one has started ends.
      let owned = Effect(.owned(id(slot, after), dismissal: dismissal(), effect))
      return .merge(Effect(.end(id(slot, before))), owned)
    }
    if effect.isNone, before.hasSameOrigin(as: after.state) { return .none }
    // NB: Owning nothing tells the runtime that the instance has given itself a new value.
    return Effect(.owned(id(slot, after), dismissal: dismissal(), effect))
  }

  /// The id of the instance that a child is now.
  func id(_ slot: InstanceSlot, of child: UnsafePointer<Child>) -> InstanceID {
    id(slot, identity.mark(of: child))
  }

  /// Whether the child that is there now is the instance that an id was made for.
  func isSame(_ child: UnsafePointer<Child>, as id: InstanceID, at slot: InstanceSlot) -> Bool {
    let mark = identity.mark(of: child)
    return id == self.id(slot, mark) && mark.hasSameOrigin(as: id.state)
  }

  var mayBeEphemeral: Bool { ephemerality != .never }

  /// Whether the child is gone once it has acted.
  func isEphemeral(_ child: inout Child) -> Bool { ephemerality.holds(of: &child) }

  func forEachInstance(of owner: EffectOwner, _ body: (InstanceID, EffectOwner) -> Void) {
    owner.forEachChild(of: key) {
      StoreStatistics.didLookAtInstance()
      body($0, $1)
    }
  }

  /// Visits the instances that may be gone since the last time that they were visited.
  ///
  /// - Parameters:
  ///   - edits: What the collection is named now.
  ///   - write: The one write that is known: what the collection was named before and after it, and the
  ///     instance that was written.
  func forEachInstance(
    of owner: EffectOwner, changedBy edits: UInt64, _ write: CollectionWrite?,
    _ body: (InstanceID, EffectOwner) -> Void
  ) {
    if owner.hasNoChildren { return }
    let lastLook = owner.lastLook(of: key)
    owner.noteLook(of: key, at: edits)
    let isKnown = write.map { $0.before == lastLook && $0.after == edits } ?? false
    guard isKnown || lastLook == edits else { return forEachInstance(of: owner, body) }
    owner.forEachChild(of: key, changed: isKnown ? write?.instance : nil) {
      StoreStatistics.didLookAtInstance()
      body($0, $1)
    }
  }

  private func mark(_ child: inout Child) -> ChildMark {
    withUnsafePointer(to: &child) { identity.mark(of: $0) }
  }

  private func id(_ slot: InstanceSlot, _ mark: ChildMark) -> InstanceID {
    InstanceID(
      key, state: mark.state, number: slot.number &* 1_000_003 &+ mark.declared, id: slot.id)
  }
}

/// A write of one element of a collection.
struct CollectionWrite {
  /// What the collection was named before and after.
  let before: UInt64
  let after: UInt64
  /// The element, as it was before.
  let instance: InstanceID
}

/// Which of several children of a site is meant.
struct InstanceSlot {
  let number: UInt64
  let id: SlotID?

  static let only = Self(number: 0, id: nil)
  static func number(_ number: UInt64) -> Self { Self(number: number, id: nil) }
  static func id(_ id: some Hashable) -> Self { Self(number: 0, id: SlotID(id)) }
}

/// An author's id, such as a row's.
// NB: Unchecked because ids aren't required to be sendable. They stay with the main actor.
struct SlotID: Hashable, @unchecked Sendable {
  let base: AnyHashable

  init(_ base: some Hashable) {
    self.base = AnyHashable(base)
  }
}

extension InstanceID {
  /// The author's id, where it was made for one of this type.
  func authorID<ID: Hashable>(as type: ID.Type) -> ID? {
    (id?.base as? SlotID)?.base as? ID
  }
}
