extension Store {
  /// The stores of a stack's screens, from the bottom up, made when they are asked for.
  ///
  /// ```swift
  /// let path = store.scope(state: \.path, action: \.path)
  /// for screen in path.screens() { … }
  /// ```
  ///
  /// Observers of the stack are told which screens there are, those of a screen of the screen.
  public func screens<Screen, ScreenAction>()
    -> StoreCollection<StackElementID, Screen, ScreenAction>
  where State == StackState<Screen>, Action == StackAction<Screen, ScreenAction> {
    collection(\.self, \Action.self) { { .element(id: $0, action: $1) } }
  }
}

extension StackState: ChildCollection {
  static var tellsElementsApart: Bool { Element.self is any ObservationTokenProviding.Type }
  var childCount: Int { count }
  func childID(at position: Int) -> StackElementID { ids[position] }
  func child(id: StackElementID) -> Element? { self[id: id] }
  func hasChild(id: StackElementID) -> Bool { position(of: id) != nil }
  func childPosition(id: StackElementID) -> Int? { position(of: id) }
}
