// The login example with a reducer that upper-cases the e-mail: a fixture that tests type into.

import ComposableArchitecture
import GTKRenderer
import Login
import Oriel

struct ShoutingLoginApp: App {
  let store = Store(initialState: Login.State()) {
    Login()
    Reduce<Login.State, Login.Action> { state, _ in
      state.email = state.email.uppercased()
      return .none
    }
  }

  var body: some Scene {
    WindowGroup("Shouting") {
      LoginView(store: store)
    }
  }
}

ShoutingLoginApp.main(on: [.gtk])
