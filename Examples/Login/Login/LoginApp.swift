import ComposableArchitecture
import Oriel

public struct LoginApp: App {
  let store = Store(initialState: Login.State()) {
    Login()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Login") {
      LoginView(store: store)
    }
  }
}
