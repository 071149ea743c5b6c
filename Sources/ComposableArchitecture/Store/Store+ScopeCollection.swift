import CasePaths
import IdentifiedCollections

extension Store {
  /// The stores of a collection's elements, made when they are asked for.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { rowStore in
  ///   RowView(store: rowStore)
  /// }
  /// ```
  ///
  /// Observers of the collection are told of membership and order, those of an element of the
  /// element.
  ///
  /// - Complexity: Some microseconds for the key paths, whatever the number of elements.
  public func scope<ID: Hashable, ChildState, ChildAction>(
    state toElements: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, ChildState, ChildAction> {
    collection(toElements, toElementAction) {
      let path = AnyCasePath(toElementAction)
      return { path.embed(.element(id: $0, action: $1)) }
    }
  }

  /// The stores of a collection's elements, made when they are asked for.
  public func scope<ID: Hashable, ChildState, ChildAction>(
    _ toElements: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, ChildState, ChildAction> {
    scope(state: toElements, action: toElementAction)
  }

  func collection<Children: ChildCollection, ChildAction>(
    _ toChildren: KeyPath<State, Children>, _ actionKey: AnyKeyPath,
    embed: () -> (Children.ChildID, ChildAction) -> Action
  ) -> StoreCollection<Children.ChildID, Children.Child, ChildAction> {
    typealias Found = CollectionCore<State, Action, Children, ChildAction>
    if let found = core.children.find(toChildren, actionKey) as? Found {
      return StoreCollection(found)
    }
    let collection = Found(base: core, toState: toChildren, embed: embed())
    core.children.insert(collection, toChildren, actionKey)
    return StoreCollection(collection)
  }
}
