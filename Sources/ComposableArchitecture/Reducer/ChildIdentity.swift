/// What tells one instance of a child's state from the next.
///
/// Two things count. A child that is `Identifiable` is another instance when its id is another, and
/// an observable enum when it is another case. Observable state is also another instance when it
/// came from another initialiser call: edits and copies of a value keep its origin.
struct ChildMark {
  /// The child's own id and case, as a number.
  var declared: UInt64 = 0
  /// The origin, where the state is observable.
  var state: ObservableStateID?

  init(id: Int? = nil, state: ObservableStateID? = nil) {
    self.state = state
    if let id { declared = UInt64(bitPattern: Int64(id)) }
    if let state { declared = declared &* 31 &+ state.tags }
  }

  func hasSameOrigin(as other: ObservableStateID?) -> Bool {
    guard let state, let other, state.origin != 0, other.origin != 0 else { return true }
    return state.origin == other.origin
  }
}

/// Reads the mark of a child whose type is known to nobody statically.
class ChildIdentity<Child> {
  func mark(of child: UnsafePointer<Child>) -> ChildMark { ChildMark() }

  static func make() -> ChildIdentity {
    func openObservable<C: ObservableState>(_ type: C.Type) -> AnyObject {
      ObservableChildIdentity<C>(id: idHash(of: C.self))
    }
    if let type = Child.self as? any ObservableState.Type {
      return openObservable(type) as! ChildIdentity
    }
    if let id = idHash(of: Child.self) { return IdentifiableChildIdentity(id: id) }
    return ChildIdentity()
  }
}

private final class ObservableChildIdentity<Child: ObservableState>: ChildIdentity<Child> {
  private let id: ((Child) -> Int)?

  init(id: ((Child) -> Int)?) {
    self.id = id
  }

  override func mark(of child: UnsafePointer<Child>) -> ChildMark {
    ChildMark(id: id?(child.pointee), state: child.pointee._$id)
  }
}

private final class IdentifiableChildIdentity<Child>: ChildIdentity<Child> {
  private let id: (Child) -> Int

  init(id: @escaping (Child) -> Int) {
    self.id = id
  }

  override func mark(of child: UnsafePointer<Child>) -> ChildMark {
    ChildMark(id: id(child.pointee))
  }
}

/// The id's hash stands for the id: it needs no box, and two ids of one place don't collide in 64
/// bits.
private func idHash<Child>(of type: Child.Type) -> ((Child) -> Int)? {
  func open<C: Identifiable>(_ type: C.Type) -> ((Child) -> Int)? {
    let hash: (C) -> Int = { $0.id.hashValue }
    return hash as? (Child) -> Int
  }
  guard let type = Child.self as? any Identifiable.Type else { return nil }
  return open(type)
}

extension UnsafePointer {
  /// Where the value of an optional lies, without taking it out.
  ///
  /// NB: The payload of an enum with one payload case lies at the enum's address.
  func unwrapped<Wrapped>() -> UnsafePointer<Wrapped>? where Pointee == Wrapped? {
    if case .none = pointee { return nil }
    return UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }
}
