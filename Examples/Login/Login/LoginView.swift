import ComposableArchitecture
import Oriel

@ViewAction(for: Login.self)
public struct LoginView: View {
  @Bindable public var store: StoreOf<Login>

  public init(store: StoreOf<Login>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("E-mail", text: $store.email)
            .textContentType(.emailAddress)
          SecureField("Password", text: $store.password)
            .onSubmit { send(.loginButtonTapped) }
        } footer: {
          Text("Any e-mail will do. The password is \u{201C}password\u{201D}.")
        }

        Section {
          HStack {
            Button("Log in") {
              send(.loginButtonTapped)
            }
            .disabled(!store.canLogIn)
            if store.isLoading {
              Spacer()
              ProgressView()
                .accessibilityLabel("Logging in")
            }
          }
        }
      }
      .navigationTitle("Login")
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .navigationDestination(
        item: $store.scope(state: \.destination?.welcome, action: \.destination.welcome)
      ) { store in
        WelcomeView(store: store)
      }
    }
  }
}

struct WelcomeView: View {
  let store: StoreOf<Welcome>

  var body: some View {
    VStack {
      Image(systemName: "person.crop.circle")
        .font(.largeTitle)
        .accessibilityHidden(true)
      Text("Welcome, \(store.name)!")
        .font(.title)
      Button("Log out") {
        store.send(.logOutButtonTapped)
      }
    }
    .padding()
    .navigationTitle("Welcome")
  }
}
