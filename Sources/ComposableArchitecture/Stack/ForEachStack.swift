import CasePaths
import Dependencies

extension Reducer {
  /// Embeds the reducer of the screens of a navigation stack, and pushes and pops them.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// ```
  ///  .element(id:action:):  screen ──▶ this reducer
  ///  .push(id:state:):      the screen is added ──▶ this reducer
  ///  .popFrom(id:):         this reducer, still with the screens ──▶ they are removed
  /// ```
  ///
  /// A screen may pop itself with `@Dependency(\.dismiss)`. Its effects end when it is popped or
  /// removed in another way. An action for a screen that isn't there, or a push of one that is, is
  /// reported as an issue and given to this reducer only.
  public func forEach<
    ElementState, ElementAction, Element: Reducer<ElementState, ElementAction>
  >(
    _ toStack: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    Reduce(
      node: StackNode(
        parent: .of(self), element: .of(destination()), lens: StateLens(toStack),
        path: AnyCasePath(toStackAction),
        location: AuthorLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Embeds the reducer of screens that are the cases of a `@Reducer enum`.
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path)
  /// ```
  public func forEach<ElementState: CaseReducerState, ElementAction>(
    _ toStack: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> where ElementState.StateReducer.Action == ElementAction {
    forEach(
      toStack, action: toStackAction, destination: { ElementState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private final class StackNode<
  State, Action, Element, ElementAction
>: ReducerNode<State, Action> {
  private let parent: ReducerNode<State, Action>
  private let element: ReducerNode<Element, ElementAction>
  private let lens: StateLens<State, StackState<Element>>
  private let path: AnyCasePath<Action, StackAction<Element, ElementAction>>
  private let misuse: StackMisuse
  private let site = InstanceSite<Element>()

  init(
    parent: ReducerNode<State, Action>,
    element: ReducerNode<Element, ElementAction>,
    lens: StateLens<State, StackState<Element>>,
    path: AnyCasePath<Action, StackAction<Element, ElementAction>>,
    location: AuthorLocation
  ) {
    self.parent = parent
    self.element = element
    self.lens = lens
    self.path = path
    misuse = StackMisuse(location: location)
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch path.extract(from: action) {
    case nil:
      return parent.reduce(into: &state, action: action)

    case .element(let id, let elementAction):
      let effect = reduceElement(id, in: &state, action: elementAction)
      if effect == nil { misuse.reportMissingElement(action, id: id) }
      return (effect ?? .none).merge(with: parent.reduce(into: &state, action: action))

    case .push(let id, let element):
      let isNew = lens.modify(&state) { stack in
        guard stack.position(of: id) == nil else { return false }
        stack[id: id] = element
        return true
      }
      if !isNew { misuse.reportDuplicatePush(action, id: id) }
      return parent.reduce(into: &state, action: action)

    case .popFrom(let id):
      let isThere = lens.read(&state) { $0.pointee.position(of: id) != nil }
      if !isThere { misuse.reportMissingPop(action, id: id) }
      let effect = parent.reduce(into: &state, action: action)
      if isThere { lens.modify(&state) { $0.pop(from: id) } }
      return effect
    }
  }

  private func reduceElement(
    _ id: StackElementID, in state: inout State, action: ElementAction
  ) -> Effect<Action>? {
    lens.modify(&state) { stack in
      guard let position = stack.position(of: id) else { return nil }
      let effect = site.reduce(
        &stack[position], at: .id(id), dismissal: path.embed(.popFrom(id: id))
      ) { screen in
        PresentationContext.run {
          element.reduce(into: &screen, action: action).embedded { [path] in
            path.embed(.element(id: id, action: $0))
          }
        }
      }
      if site.mayBeEphemeral, site.isEphemeral(&stack[position]) { stack[id: id] = nil }
      return effect
    }
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    parent.endGoneInstances(in: state, of: owner)
    lens.withPointer(state) { stack in
      site.forEachInstance(of: owner) { id, elementOwner in
        guard
          let screen = id.authorID(as: StackElementID.self),
          let position = stack.pointee.position(of: screen)
        else { return owner.end(id) }
        stack.pointee.stackElements.withUnsafeBufferPointer { elements in
          let state = elements.baseAddress! + position
          if site.isSame(state, as: id, at: .id(screen)) {
            element.endGoneInstances(in: state, of: elementOwner)
          } else {
            owner.end(id)
          }
        }
      }
    }
  }
}
