import IdentifiedCollections

// Fields that hold collections of observable state. Observers of the field are told of membership
// and order. Elements tell their own observers what is edited, and are told when they are replaced
// or removed.

extension ObservationStateRegistrar {
  /// Writes a field that holds a collection.
  ///
  /// - Complexity: O(*n*): each element that isn't the same any more tells its observers.
  public mutating func set<ID: Hashable, Element: ObservableState>(
    _ storage: inout IdentifiedArray<ID, Element>, _ newValue: IdentifiedArray<ID, Element>,
    _ field: Int
  ) {
    storage.wasReplaced(by: newValue)
    let isSameStructure = storage.structure == newValue.structure
    storage = newValue
    advance()
    if !isSameStructure { identity.notify(field) }
  }

  /// Remembers which elements a collection has, in which order.
  public func willModify<ID: Hashable, Element: ObservableState>(
    _ elements: IdentifiedArray<ID, Element>
  ) -> StructureSnapshot { StructureSnapshot(elements.structure) }

  /// Tells the observers of a field when other elements, or another order, are there.
  public mutating func didModify<ID: Hashable, Element: ObservableState>(
    _ elements: IdentifiedArray<ID, Element>, _ snapshot: StructureSnapshot, _ field: Int
  ) {
    advance()
    if elements.structure != snapshot.structure { identity.notify(field) }
  }

  /// Compares two versions of a collection.
  public mutating func compare<ID: Hashable, Element: ObservableState>(
    _ old: IdentifiedArray<ID, Element>, _ new: IdentifiedArray<ID, Element>, _ field: Int
  ) {
    old.wasReplaced(by: new)
    settle(field, isEqual: old.structure == new.structure)
  }
}

extension ObservationStateRegistrar {
  /// Writes a field that holds a stack.
  public mutating func set<Element: ObservationTokenProviding>(
    _ storage: inout StackState<Element>, _ newValue: StackState<Element>, _ field: Int
  ) {
    let snapshot = StackSnapshot(storage)
    storage = newValue
    didModify(storage, snapshot, field)
  }

  /// Remembers which screens a stack has, and which instances these are.
  ///
  /// - Complexity: O(*n*); stacks are short.
  public func willModify<Element: ObservationTokenProviding>(
    _ stack: StackState<Element>
  ) -> StackSnapshot { StackSnapshot(stack) }

  /// Tells the observers of a field when there are other screens, and those of a screen when it is
  /// replaced or popped.
  public mutating func didModify<Element: ObservationTokenProviding>(
    _ stack: StackState<Element>, _ snapshot: StackSnapshot, _ field: Int
  ) {
    snapshot.notifyReplaced(in: stack)
    advance()
    if !snapshot.hasSameScreens(as: stack) { identity.notify(field) }
  }

  /// Compares two versions of a stack.
  public mutating func compare<Element: ObservationTokenProviding>(
    _ old: StackState<Element>, _ new: StackState<Element>, _ field: Int
  ) {
    let snapshot = StackSnapshot(old)
    snapshot.notifyReplaced(in: new)
    settle(field, isEqual: snapshot.hasSameScreens(as: new))
  }
}

/// The membership and order of a collection, as a number.
public struct StructureSnapshot: Sendable {
  let structure: UInt64

  init(_ structure: UInt64) { self.structure = structure }
}

/// The screens of a stack.
public struct StackSnapshot: Sendable {
  private let screens: [(id: StackElementID, token: ObservationStateToken)]

  init<Element: ObservationTokenProviding>(_ stack: StackState<Element>) {
    screens = zip(stack.ids, stack).map { ($0, $1._$token) }
  }

  func hasSameScreens<Element>(as stack: StackState<Element>) -> Bool {
    stack.ids.elementsEqual(screens.lazy.map(\.id))
  }

  /// Tells the observers of screens that aren't what they were.
  func notifyReplaced<Element: ObservationTokenProviding>(in stack: StackState<Element>) {
    for (id, token) in screens {
      guard let screen = stack[id: id] else {
        token.notifyAll()
        continue
      }
      switch token.change(to: screen._$token) {
      case .none, .edited: break
      case .diverged, .replaced: token.notifyAll()
      }
    }
  }
}
