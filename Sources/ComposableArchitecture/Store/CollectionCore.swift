import IdentifiedCollections
import IssueReporting

/// The place of a collection of children, which knows the stores of those that have one.
@MainActor
final class CollectionCore<Parent, ParentAction, Children: ChildCollection, Action> {
  typealias ID = Children.ChildID
  typealias Child = Children.Child

  let base: Core<Parent, ParentAction>
  let toState: KeyPath<Parent, Children>
  let embed: (ID, Action) -> ParentAction

  /// Whether an element's observer needs to know only when the whole collection is exchanged. So it
  /// is for a field of observable state, which tells membership and elements apart.
  let isField: Bool
  /// Whether the collection is all that is at the base, as it is for the path of a stack.
  private let isWhole: Bool

  private var stores: [ID: WeakStore] = [:]
  private var sweepCount = 64

  private struct WeakStore {
    weak var store: Store<Child, Action>?
  }

  init(
    base: Core<Parent, ParentAction>, toState: KeyPath<Parent, Children>,
    embed: @escaping (ID, Action) -> ParentAction
  ) {
    self.base = base
    self.toState = toState
    self.embed = embed
    isWhole = (toState as AnyKeyPath) == \Parent.self
    isField = Children.tellsElementsApart && (isWhole ? base.isField : isObservedField(toState))
  }

  func children() -> Children { base.read(toState) }

  /// The collection, for somebody who looks at one element.
  func childrenAroundElement() -> Children {
    guard isField else { return base.read(toState) }
    return isWhole ? base.positionalState()[keyPath: toState] : base.readPosition(toState)
  }

  func store(_ id: ID, child: @autoclosure () -> Child) -> Store<Child, Action> {
    if let index = stores.index(forKey: id), let store = stores.values[index].store {
      return store
    }
    let core = ElementCore(collection: self, id: id, child: child())
    let store = Store(core: core)
    if stores.count >= sweepCount {
      stores = stores.filter { $0.value.store != nil }
      sweepCount = max(64, stores.count * 2)
    }
    stores[id] = WeakStore(store: store)
    return store
  }
}

/// The place of one child of a collection.
final class ElementCore<Parent, ParentAction, Children: ChildCollection, Action>:
  Core<Children.Child, Action>
{
  private let collection: CollectionCore<Parent, ParentAction, Children, Action>
  private let id: Children.ChildID
  private var lastChild: Children.Child

  init(
    collection: CollectionCore<Parent, ParentAction, Children, Action>, id: Children.ChildID,
    child: Children.Child
  ) {
    self.collection = collection
    self.id = id
    self.lastChild = child
  }

  override func state() -> Children.Child {
    guard let child = collection.childrenAroundElement().child(id: id) else { return lastChild }
    if _isPOD(Children.Child.self) { lastChild = child }
    return child
  }

  override var isIdle: Bool { collection.base.isIdle }
  override var origin: AuthorLocation { collection.base.origin }
  override var isGone: Bool {
    if collection.base.isGone { return true }
    return ObservationGate.unobserved { !collection.children().hasChild(id: id) }
  }

  override func send(_ action: Action) -> EffectGroup? {
    if isGone {
      reportGone(action)
      return nil
    }
    return collection.base.send(collection.embed(id, action))
  }

  private func reportGone(_ action: Action) {
    reportIssue(
      """
      An action was sent to the store of an element that was removed. It was dropped.

        Action: \(describe(action, indent: 2))
        ID: \(describe(id, indent: 2))
        State: \(Children.Child.self)
        Root store: made at \(origin.description)

      Somebody has kept the element's store, most often a view on its way out or a callback. Scope a \
      store where it is used instead of keeping it, and send from effects with 'send', which is \
      dropped silently when the element goes.
      """,
      at: origin)
  }
}

/// A collection whose elements have stores: an identified array or a stack.
protocol ChildCollection {
  associatedtype Child
  associatedtype ChildID: Hashable

  /// Whether the field that holds it is told of membership and order, and not of elements.
  static var tellsElementsApart: Bool { get }

  var childCount: Int { get }
  func childID(at position: Int) -> ChildID
  func child(id: ChildID) -> Child?
  func hasChild(id: ChildID) -> Bool
  func childPosition(id: ChildID) -> Int?
  /// Names membership and order, where the collection knows a name.
  var childStructure: UInt64? { get }
}

extension ChildCollection {
  var childStructure: UInt64? { nil }
}

extension IdentifiedArray: ChildCollection {
  static var tellsElementsApart: Bool { Element.self is any ObservableState.Type }
  var childCount: Int { count }
  func childID(at position: Int) -> ID { ids[position] }
  func child(id: ID) -> Element? { self[id: id] }
  func hasChild(id: ID) -> Bool { contains(id: id) }
  func childPosition(id: ID) -> Int? { index(id: id) }
  var childStructure: UInt64? { structure }
}

/// Whether a key path leads to a field of observable state, and not further or elsewhere.
func isObservedField<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> Bool {
  func open<State: ObservableState>(_ type: State.Type) -> Bool {
    (keyPath as? PartialKeyPath<State>).flatMap { State._$lens($0) } != nil
  }
  return (Root.self as? any ObservableState.Type).map { open($0) } ?? false
}
