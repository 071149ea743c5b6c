import ComposableArchitecture
import Oriel

public struct CounterApp: App {
  let store = Store(initialState: Counter.State()) {
    Counter()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Counter") {
      CounterView(store: store)
    }
  }
}
