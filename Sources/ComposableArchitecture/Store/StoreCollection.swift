/// The stores of a collection's elements, made when they are asked for.
///
/// ```swift
/// ForEach(store.scope(state: \.rows, action: \.rows)) { rowStore in
///   RowView(store: rowStore)
/// }
/// ```
///
/// It is a snapshot of the ids: making one registers an observer with membership and order, and not
/// with what the elements hold.
///
/// - Complexity: O(1) to make, and O(1) per store.
@MainActor
public struct StoreCollection<ID: Hashable, State, Action>: @preconcurrency RandomAccessCollection {
  private let count_: Int
  private let idAt: @MainActor (Int) -> ID
  private let storeAt: @MainActor (Int) -> Store<State, Action>
  private let positionOf: @MainActor (ID) -> Int?
  /// Names membership and order, where the elements know a name.
  package let structure: UInt64?

  init<Parent, ParentAction, Children: ChildCollection>(
    _ core: CollectionCore<Parent, ParentAction, Children, Action>
  ) where Children.Child == State, Children.ChildID == ID {
    let children = core.children()
    count_ = children.childCount
    structure = children.childStructure
    idAt = { children.childID(at: $0) }
    positionOf = { children.childPosition(id: $0) }
    storeAt = { position in
      let id = children.childID(at: position)
      return core.store(id, child: children.child(id: id)!)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count_ }

  /// The store of the element at a position. While it is alive it is the same one each time.
  public subscript(position: Int) -> Store<State, Action> { storeAt(position) }

  /// The ids of the elements, which make no stores.
  public var ids: [ID] { (0..<count_).map(idAt) }

  /// The id of the element at a position, which makes no store.
  package func id(at position: Int) -> ID { idAt(position) }

  /// The position of the element with an id.
  package func position(of id: ID) -> Int? { positionOf(id) }

  /// The store of the element with an id.
  public subscript(id id: ID) -> Store<State, Action>? { positionOf(id).map(storeAt) }
}
