import ComposableArchitecture
import Foundation

/// A list of things to do, kept in a file.
///
/// The list is the file's: what is changed here is in the file a moment later, and what another program
/// writes there is here at once.
@Reducer
public struct Todos: Sendable {
  @ObservableState
  public struct State: Equatable {
    var filter = Filter.all
    var newTitle = ""
    @Shared var todos: IdentifiedArrayOf<Todo>

    /// The list in the user's file.
    public init() { self.init(todos: Shared(.todos)) }

    public init(todos: Shared<IdentifiedArrayOf<Todo>>) { _todos = todos }

    /// References to the things that are shown, so that a row changes its own.
    var visible: [Shared<Todo>] { Array($todos).filter { filter.shows($0.wrappedValue) } }

    var openCount: Int { todos.count { !$0.isDone } }
    var hasDone: Bool { todos.contains(where: \.isDone) }
    var canAdd: Bool { !title.isEmpty }

    fileprivate var title: String { newTitle.trimmingCharacters(in: .whitespaces) }
  }

  public enum Filter: String, CaseIterable, Sendable {
    case all = "All"
    case active = "Active"
    case done = "Done"

    func shows(_ todo: Todo) -> Bool {
      switch self {
      case .all: true
      case .active: !todo.isDone
      case .done: todo.isDone
      }
    }
  }

  public enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearDoneButtonTapped
    case delete(IndexSet)
    case loadAgainButtonTapped
    case move(IndexSet, Int)
    case saveAgainButtonTapped
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard state.canAdd else { return .none }
        let todo = Todo(id: uuid(), title: state.title)
        state.newTitle = ""
        state.$todos.withLock { _ = $0.append(todo) }
        return .none

      case .binding:
        return .none

      case .clearDoneButtonTapped:
        state.$todos.withLock { $0.removeAll(where: \.isDone) }
        return .none

      case .delete(let offsets):
        let ids = state.visible.map(\.id)
        state.$todos.withLock { todos in
          for offset in offsets { todos.remove(id: ids[offset]) }
        }
        return .none

      case .loadAgainButtonTapped:
        // An error is on the reference, where the view looks for it.
        return .run { [todos = state.$todos] _ in try? await todos.load() }

      case .move(let offsets, let destination):
        let filter = state.filter
        state.$todos.withLock { $0.move(offsets, to: destination, amongThoseOf: filter) }
        return .none

      case .saveAgainButtonTapped:
        return .run { [todos = state.$todos] _ in try? await todos.save() }
      }
    }
  }
}

extension IdentifiedArrayOf<Todo> {
  /// Rows are named by their places among those that are shown; those that aren't stay where they are.
  fileprivate mutating func move(
    _ offsets: IndexSet, to destination: Int, amongThoseOf filter: Todos.Filter
  ) {
    let places = indices.filter { filter.shows(self[$0]) }
    var moved = places.map { self[$0] }
    moved.move(fromOffsets: offsets, toOffset: destination)
    var all = Array(self)
    for (place, todo) in zip(places, moved) { all[place] = todo }
    self = IdentifiedArray(uniqueElements: all)
  }
}
