import CasePaths
import ComposableArchitecture
import Testing

@Suite struct BindingReducerTests {
  struct Form: Reducer {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var log: [String] = []
    }
    @CasePathable
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case tapped
    }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.log.append("before: \(state.name)")
        return .none
      }
      BindingReducer()
      Reduce { state, action in
        if case .binding(\.name) = action { state.log.append("after: \(state.name)") }
        return .none
      }
    }
  }

  struct Screen: Reducer {
    @ObservableState
    struct State: Equatable { var name = "" }
    @CasePathable
    enum Action {
      case view(View)
      case loaded
      @CasePathable
      enum View: BindableAction {
        case binding(BindingAction<State>)
      }
    }
    var body: some Reducer<State, Action> {
      BindingReducer(action: \.view)
    }
  }

  @Test func `a write takes effect where the reducer stands`() {
    var state = Form.State()
    _ = Form().reduce(into: &state, action: .set(\.name, "Blob"))
    #expect(state.name == "Blob")
    #expect(state.log == ["before: ", "after: Blob"])
    _ = Form().reduce(into: &state, action: .tapped)
    #expect(state.log == ["before: ", "after: Blob", "before: Blob"])
  }

  @Test func `a write may be wrapped in the view's actions`() {
    var state = Screen.State()
    _ = Screen().reduce(into: &state, action: .view(.set(\.name, "Blob")))
    #expect(state.name == "Blob")
    _ = Screen().reduce(into: &state, action: .loaded)
    #expect(state.name == "Blob")
  }
}
