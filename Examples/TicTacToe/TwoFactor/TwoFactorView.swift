import ComposableArchitecture
import Oriel

public struct TwoFactorView: View {
  @Bindable var store: StoreOf<TwoFactor>

  public init(store: StoreOf<TwoFactor>) {
    self.store = store
  }

  public var body: some View {
    Form {
      Section {
        TextField("Code", text: $store.code)
          .onSubmit { store.send(.submitButtonTapped) }
      } footer: {
        Text("Four digits. In this example they are \u{201C}1234\u{201D}.")
      }
      Section {
        HStack {
          Button("Continue") { store.send(.submitButtonTapped) }
            .disabled(!store.canSubmit)
          if store.isLoading {
            Spacer()
            ProgressView()
              .accessibilityLabel("Checking the code")
          }
        }
      }
    }
    .navigationTitle("Confirm it's you")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
