/// Tells observers of a root what the root's state can't tell by itself: that all of it was replaced.
///
/// A struct with observable fields needs no more than its old identity for that. Other states have
/// no fields to observe: this observes them as a whole.
class RootPosition<State> {
  /// Whether the state has to be observed as a whole.
  var isObserved: Bool { true }

  /// Registers an observer with the state as a whole.
  func access() {}

  /// Remembers the state before an action.
  func willReduce(_ state: UnsafePointer<State>) -> ObservationStateToken? { nil }

  /// Tells who has to know what an action has done to the state as a whole.
  func didReduce(_ state: UnsafePointer<State>, _ token: ObservationStateToken?) {}

  static func make(for state: State) -> RootPosition {
    func open<Observable: ObservationTokenProviding>(_ state: Observable) -> AnyObject {
      let token = state._$token
      return token.identity == nil || token.tags != 0
        ? CaseRootPosition<Observable>() : StructRootPosition<Observable>()
    }
    if let state = state as? any ObservationTokenProviding {
      return open(state) as? RootPosition ?? PlainRootPosition()
    }
    return PlainRootPosition()
  }
}

/// A root with observable fields.
private class StructRootPosition<State: ObservationTokenProviding>: RootPosition<State> {
  override var isObserved: Bool { false }

  override func willReduce(_ state: UnsafePointer<State>) -> ObservationStateToken? {
    state.pointee._$token
  }

  override func didReduce(_ state: UnsafePointer<State>, _ token: ObservationStateToken?) {
    guard let token else { return }
    switch token.change(to: state.pointee._$token) {
    case .none, .edited: break
    case .diverged, .replaced:
      token.notifyAll()
      didReplace()
    }
  }

  func didReplace() {}
}

/// A root that is one of several cases.
private final class CaseRootPosition<State: ObservationTokenProviding>: StructRootPosition<State> {
  private let identity = StateIdentity()

  override var isObserved: Bool { true }
  override func access() { identity.access(0) }
  override func didReplace() { identity.notify(0) }
}

/// A root that can only be observed as a whole.
///
/// An action that leaves it equal tells nobody, where it can be compared. The copy for that is made
/// only while somebody observes.
private final class PlainRootPosition<State>: RootPosition<State> {
  private let identity = StateIdentity()
  private let snapshot: ((State) -> PayloadSnapshot)? = {
    if _isPOD(State.self) { return { BitwiseSnapshot($0) } }
    func open<Value: Equatable>(_ type: Value.Type) -> Any {
      { (value: Value) -> PayloadSnapshot in EquatableSnapshot(value) }
    }
    guard let type = State.self as? any Equatable.Type else { return nil }
    return open(type) as? (State) -> PayloadSnapshot
  }()

  override func access() { identity.access(0) }

  override func willReduce(_ state: UnsafePointer<State>) -> ObservationStateToken? {
    guard identity.isObserved(0) else { return nil }
    return ObservationStateToken(identity: nil, payload: snapshot?(state.pointee))
  }

  override func didReduce(_ state: UnsafePointer<State>, _ token: ObservationStateToken?) {
    guard let token else { return }
    if let old = token.payload, let new = snapshot?(state.pointee), old.isEqual(to: new) { return }
    identity.notify(0)
  }
}
