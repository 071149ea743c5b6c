// What another package does with Oriel: `scripts/client-test` builds and runs it in packages of its
// own, which depend on this one by path and by branch. Every macro belongs in here once.

import CasePaths
import ComposableArchitecture
import DependenciesMacros
import Oriel
import TextRenderer
import ViewTree

@CasePathable
@dynamicMemberLookup
enum Event {
  case saved(Int)
  case renamed(from: String, to: String)
  case failed
}

@DependencyClient
struct Numbers: Sendable {
  var fact: @Sendable (_ about: Int) -> String = { "\($0)" }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case view(View)

    @CasePathable
    enum Alert: Equatable { case reset }
    @CasePathable
    enum View { case incrementButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.reset)):
        state.count = 0
        return .none
      case .alert:
        return .none
      case .view(.incrementButtonTapped):
        state.count += 1
        if state.count == 2 {
          state.alert = AlertState {
            TextState("Two!")
          } actions: {
            ButtonState(action: .reset) { TextState("Reset") }
          }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@ViewAction(for: Counter.self)
struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Increment") { send(.incrementButtonTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@MainActor
func check(_ isTrue: Bool, _ what: String) {
  guard isTrue else { fatalError("Failed: \(what)") }
}

check(Event.saved(42).is(\.saved), "asking for a case")
check(Event.saved(42).saved == 42, "a payload as a property")
check(AnyCasePath(\Event.Cases.saved).embed(1)[case: \.saved] == 1, "a resolved path")
check(Array(Event.allCasePaths) == [\.saved, \.renamed, \.failed], "the list of cases")

var numbers = Numbers()
numbers.fact = { "\($0) is a number" }
check(numbers.fact(about: 7) == "7 is a number", "an endpoint's method")

let store = Store(initialState: Counter.State()) { Counter() }
let renderer = TextRenderer()
let engine = Engine { CounterView(store: store) }
engine.start(on: RendererHost(renderer))
store.send(.view(.incrementButtonTapped))
store.send(.view(.incrementButtonTapped))
engine.flush()
check(
  renderer.outline() == """
    window
      text "2"
      button "Increment"
      alert "Two!"
        button "Reset"
    """, "a feature as text:\n\(renderer.outline())")
engine.stop()

print("the client ran")
