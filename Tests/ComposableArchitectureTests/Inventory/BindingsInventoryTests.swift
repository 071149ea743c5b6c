import ComposableArchitecture
import Testing

/// The table "Bindings" of the API inventory, row by row, for bindings of interfaces by hand; those of
/// views are tested with Oriel.
@MainActor
struct BindingsInventoryTests {
  @Test func `writes are matched by key path, embedded and extracted`() {
    let action = Profile.Action.binding(.set(\.name, "Blob"))
    #expect(action == .set(\.name, "Blob"))
    #expect(action != .set(\.name, "Blob Jr."))
    switch action {
    case .binding(\.isPublic): Issue.record("That is another field.")
    case .binding(\.name): break
    default: Issue.record("It should match by key path.")
    }
    #expect(action[case: \.binding.name] == "Blob")
    #expect(action[case: \.binding.isPublic] == nil)
    #expect(action.is(\.binding.name))
    let path: CaseKeyPath<Profile.Action, String> = \.binding.name
    #expect(path("Blob Sr.") == .set(\.name, "Blob Sr."))
  }

  @Test func `a test sends and receives writes`() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.name, "Blob") {
      $0.name = "Blob"
      $0.greeting = "Hello, Blob"
    }
    await store.send(.set(\.isPublic, true)) { $0.isPublic = true }
    await store.send(.resetButtonTapped)
    await store.receive(\.binding.name, "") {
      $0.name = ""
      $0.greeting = "Hello, "
    }
  }

  @Test func `a controller's fields are bound`() {
    @UIBindable var store = Store(initialState: Profile.State()) { Profile() }
    let name: UIBinding<String> = $store.name
    name.wrappedValue = "Blob"
    #expect(store.greeting == "Hello, Blob")
    let query: UIBinding<String> = $store.greeting.sending(\.greetingChanged)
    query.wrappedValue = "Hi"
    #expect(store.greeting == "Hi")
    $store.address.city.wrappedValue = "Brooklyn"
    #expect(store.address == Profile.State.Address(city: "Brooklyn"))
  }
}

@Reducer
private struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isPublic = false
    var greeting = ""
    var address = Address()
    struct Address: Equatable { var city = "" }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case greetingChanged(String)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.greeting = "Hello, \(state.name)"
        return .none
      case .binding:
        return .none
      case .greetingChanged(let greeting):
        state.greeting = greeting
        return .none
      case .resetButtonTapped:
        return .send(.set(\.name, ""))
      }
    }
  }
}
