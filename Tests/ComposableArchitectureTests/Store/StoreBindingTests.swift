import ComposableArchitecture
import Testing

@MainActor
struct StoreBindingTests {
  @Test func writingAFieldSendsABindingAction() {
    let store = Store(initialState: Form.State()) { Form() }
    store.name = "Blob"
    #expect(store.name == "Blob")
    #expect(store.writes == 1)
    store.state = Form.State(name: "All")
    #expect(store.name == "All")
  }

  @Test func aWriteThatNoReducerAppliesIsReported() {
    let store = Store(initialState: Form.State()) { EmptyReducer<Form.State, Form.Action>() }
    withExpectedIssue { store.name = "Blob" }
    #expect(store.name == "")
  }

  @Test func aViewsWriteIsWrapped() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }
    store.name = "Blob"
    #expect(store.name == "Blob")
  }
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var writes = 0
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, _ in
      state.writes += 1
      return .none
    }
  }
}

@Reducer
private struct ViewForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: ViewAction {
    case view(View)
    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }
  var body: some Reducer<State, Action> {
    BindingReducer(action: \.view)
  }
}
