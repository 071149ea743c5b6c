import ComposableArchitecture
import Oriel

public struct TodosApp: App {
  let store = Store(initialState: Todos.State()) {
    Todos()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Todos") {
      TodosView(store: store)
    }
  }
}
