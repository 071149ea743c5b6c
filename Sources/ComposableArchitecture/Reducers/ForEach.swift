import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Embeds the reducer of the rows of a collection.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// A row runs before this reducer, on its place in the collection; neither the collection nor what
  /// the row holds is copied. Its effects end when it is removed, or replaced by another instance.
  ///
  /// An action that finds no row is reported as an issue and given to this reducer only.
  ///
  /// - Complexity: O(1) per action, whatever the number of rows.
  public func forEach<
    ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    Reduce(
      node: ForEachNode(
        parent: .of(self), element: .of(element()), lens: StateLens(toElements),
        path: AnyCasePath(toElementAction),
        location: AuthorLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Embeds the reducer of rows that are cases of a `@Reducer enum`.
  public func forEach<ElementState: CaseReducerState, ElementAction, ID: Hashable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> where ElementState.StateReducer.Action == ElementAction {
    forEach(
      toElements, action: toElementAction, element: { ElementState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private final class ForEachNode<
  State, Action, ID: Hashable, Element, ElementAction
>: ReducerNode<State, Action> {
  private let parent: ReducerNode<State, Action>
  private let element: ReducerNode<Element, ElementAction>
  private let lens: StateLens<State, IdentifiedArray<ID, Element>>
  private let path: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  private let location: AuthorLocation
  private let site = InstanceSite<Element>()
  /// The last element's action, which most often is all that happens to the collection between two
  /// looks at its instances.
  private var lastWrite: CollectionWrite?

  init(
    parent: ReducerNode<State, Action>,
    element: ReducerNode<Element, ElementAction>,
    lens: StateLens<State, IdentifiedArray<ID, Element>>,
    path: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>,
    location: AuthorLocation
  ) {
    self.parent = parent
    self.element = element
    self.lens = lens
    self.path = path
    self.location = location
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let elementAction)? = path.extract(from: action)
    else { return parent.reduce(into: &state, action: action) }
    let effect = lens.modify(&state) { elements -> Effect<Action>? in
      guard let position = elements.index(id: id) else { return nil }
      let before = elements.edits
      var instance: InstanceID?
      let effect = site.reduce(&elements[position], at: .id(id)) { state in
        instance = site.id(.id(id), of: &state)
        return element.reduce(into: &state, action: elementAction).embedded { [path] in
          path.embed(.element(id: id, action: $0))
        }
      }
      lastWrite = instance.map {
        CollectionWrite(before: before, after: elements.edits, instance: $0)
      }
      return effect
    }
    if effect == nil { reportMissingElement(action, id: id) }
    return (effect ?? .none).merge(with: parent.reduce(into: &state, action: action))
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    parent.endGoneInstances(in: state, of: owner)
    lens.withPointer(state) { pointer in
      site.forEachInstance(of: owner, changedBy: pointer.pointee.edits, lastWrite) {
        id, elementOwner in
        guard
          let key = id.authorID(as: ID.self),
          let position = pointer.pointee.index(id: key)
        else { return owner.end(id) }
        pointer.pointee.elements.withUnsafeBufferPointer { elements in
          let element = elements.baseAddress! + position
          if site.isSame(element, as: id, at: .id(key)) {
            self.element.endGoneInstances(in: element, of: elementOwner)
          } else {
            owner.end(id)
          }
        }
      }
    }
  }

  private func reportMissingElement(_ action: Action, id: ID) {
    Misuse(
      event: """
        A "forEach" at "\(location.description)" received an action for a missing element.
        """,
      facts: [("Action", action), ("Element id", id)],
      causes: [
        """
        Another reducer removed the element before this one ran. Let the parent do so in the reducer \
        that "forEach" is attached to: the element then runs first and can handle its last action.
        """,
        """
        An effect that doesn't belong to the element sent the action after the element had been \
        removed. Effects that the element returns end with it. Cancel others when you remove it, or \
        have them send an action of the parent.
        """,
        """
        The action was sent to the store for an id that the collection doesn't have. Send actions of \
        an element only through its own store, as in "ForEach(store.scope(state:action:))".
        """,
      ]
    )
    .report(at: location)
  }
}
