import ComposableArchitecture
import Oriel

public struct SearchApp: App {
  let store = Store(initialState: Search.State()) {
    Search()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Packages") {
      SearchView(store: store)
    }
  }
}
