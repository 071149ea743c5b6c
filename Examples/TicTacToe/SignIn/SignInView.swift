import ComposableArchitecture
import Oriel

public struct SignInView: View {
  @Bindable var store: StoreOf<SignIn>

  public init(store: StoreOf<SignIn>) {
    self.store = store
  }

  public var body: some View {
    Form {
      Section {
        TextField("E-mail", text: $store.email)
          .textContentType(.emailAddress)
        SecureField("Password", text: $store.password)
          .onSubmit { store.send(.signInButtonTapped) }
      } footer: {
        Text(
          """
          The password is \u{201C}password\u{201D}. An address with \u{201C}2fa\u{201D} in it asks for \
          a code as well.
          """)
      }
      Section {
        HStack {
          Button("Sign in") { store.send(.signInButtonTapped) }
            .disabled(!store.canSubmit)
          if store.isLoading {
            Spacer()
            ProgressView()
              .accessibilityLabel("Signing in")
          }
        }
      }
    }
    .navigationTitle("Sign in")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
