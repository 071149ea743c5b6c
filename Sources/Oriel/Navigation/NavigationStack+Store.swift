import ComposableArchitecture
import Dependencies
import Views

extension NavigationStack {
  /// A stack of screens that a store's ``StackState`` drives.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   InboxView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back sends `popFrom(id:)`. A ``NavigationLink`` with a state sends `push(id:state:)`.
  public init<ElementState, ElementAction, Destination: View>(
    path: Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination:
      @escaping @MainActor (Store<ElementState, ElementAction>) ->
      Destination
  ) {
    let store = path.wrappedValue
    self.init(
      screens: {
        let screens = store.screens()
        return PathScreens(screens.ids) { id in
          if let screen = screens[id: id] { destination(screen) }
        }
      },
      pop: { id in
        guard store.state.ids.contains(id) else { return }
        store.send(.popFrom(id: id))
      },
      push: { value in
        guard let pushed = value.base as? PushedState, let state = pushed.state as? ElementState
        else { return false }
        @Dependency(\.stackElementID) var generator
        store.send(.push(id: generator.next(), state: state))
        return true
      },
      root: root)
  }
}

/// State on its way from a link to the stack around it. Two are never equal.
final class PushedState: Hashable, CustomStringConvertible {
  let state: Any

  init(_ state: Any) {
    self.state = state
  }

  var description: String { "\(state)" }

  static func == (lhs: PushedState, rhs: PushedState) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
