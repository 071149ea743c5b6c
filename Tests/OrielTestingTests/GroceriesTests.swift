import ComposableArchitecture
import Foundation
import Oriel
import OrielTesting
import Testing

/// The test of the documentation's first page, as it stands there.
@MainActor
struct GroceriesTests {
  @Test
  func aThingIsAddedAndSaved() async {
    let screen = Screen {
      GroceriesView(store: Store(initialState: Groceries.State()) { Groceries() })
    }
    await screen.textField("Add").type("Milk")
    await screen.button("Save").tap()
    screen.expectOutline(
      """
      window
        text field "Add" = "" [focused]
        button "Save"
        list
          text "Milk"
        text "Saving…"
      """)

    await screen.advance(by: .seconds(1))
    #expect(screen.text("1 saved").exists)

    await screen.row("Milk").delete()
    #expect(!screen.row("Milk").exists)
  }
}

@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var things: [String] = []
    var status = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveButtonTapped
    case saved
    case deleted(IndexSet)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .saveButtonTapped:
        state.things.append(state.draft)
        state.draft = ""
        state.status = "Saving…"
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.saved)
        }
      case .saved:
        state.status = "\(state.things.count) saved"
        return .none
      case .deleted(let places):
        for place in places.reversed() { state.things.remove(at: place) }
        return .none
      }
    }
  }
}

struct GroceriesView: View {
  @Bindable var store: StoreOf<Groceries>

  var body: some View {
    TextField("Add", text: $store.draft)
    Button("Save") { store.send(.saveButtonTapped) }
    List {
      ForEach(store.things, id: \.self) { Text($0) }
        .onDelete { store.send(.deleted($0)) }
    }
    if !store.status.isEmpty { Text(store.status) }
  }
}
