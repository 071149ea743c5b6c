import ComposableArchitecture
import Oriel

public struct MonitorApp: App {
  let store = Store(initialState: Monitor.State()) {
    Monitor()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Monitor") {
      MonitorView(store: store)
    }
  }
}
