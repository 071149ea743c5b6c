import ComposableArchitecture
import Oriel

struct NewGameView: View {
  @Bindable var store: StoreOf<NewGame>

  var body: some View {
    Form {
      Section("Players") {
        TextField("Plays ✕", text: $store.crossName)
        TextField("Plays ○", text: $store.noughtName)
          .onSubmit { store.send(.startButtonTapped) }
      }
      Section {
        Button("Start") { store.send(.startButtonTapped) }
          .disabled(!store.canStart)
        Button("Sign out", role: .destructive) { store.send(.signOutButtonTapped) }
      }
    }
    .navigationTitle("New game")
  }
}
