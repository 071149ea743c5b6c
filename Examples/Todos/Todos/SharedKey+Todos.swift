import ComposableArchitecture

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Todo>>.Default {
  /// The file that the list is kept in.
  static var todos: Self {
    Self[.fileStorage("todos.json"), default: []]
  }
}
