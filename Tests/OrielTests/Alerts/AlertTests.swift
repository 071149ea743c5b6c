import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

@MainActor
struct AlertTests {
  @Test
  func aButtonsActionComesBeforeTheAlertIsCleared() async {
    let store = Store(initialState: Question.State()) { Question() }
    let screen = Screen { QuestionView(store: store) }
    await screen.button("Delete").tap()
    #expect(store.log.isEmpty)
    await screen.alert("Delete?").button("Yes").tap()
    #expect(store.log == ["confirmed"])
    #expect(store.alert == nil)
    #expect(!screen.alert().exists)
  }

  @Test
  func cancellingClearsTheAlertAndNothingElse() async {
    let store = Store(initialState: Question.State()) { Question() }
    let screen = Screen { QuestionView(store: store) }
    await screen.button("Delete").tap()
    await screen.alert().button("No").tap()
    #expect(store.log == ["dismissed"])
    #expect(store.alert == nil)
  }

  @Test
  func anAnswerThatPresentsADialogKeepsTheDialog() async {
    let store = Store(initialState: Question.State()) { Question() }
    let screen = Screen { QuestionView(store: store) }
    await screen.button("Delete").tap()
    await screen.alert().button("Really?").tap()
    #expect(screen.dialog("Really?").exists)
    #expect(!screen.alert().exists)
    await screen.dialog().button("Cancel").tap()
    #expect(store.dialog == nil)
  }

  @Test
  func anAlertReplacedByAnotherIsAnother() async {
    let store = Store(initialState: Question.State()) { Question() }
    let screen = Screen { QuestionView(store: store) }
    await screen.button("Delete").tap()
    await screen.alert().button("Again").tap()
    #expect(screen.alert("Again?").exists)
  }
}

@Reducer
struct Question {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Alert>?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped
    case dialog(PresentationAction<Alert>)

    @CasePathable
    enum Alert: Equatable {
      case again, confirmed, really
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.again)):
        state.alert = AlertState { TextState("Again?") }
      case .alert(.presented(.confirmed)):
        state.log.append("confirmed")
      case .alert(.presented(.really)):
        state.dialog = ConfirmationDialogState {
          TextState("Really?")
        } actions: {
          ButtonState(action: .confirmed) { TextState("Yes") }
        }
      case .alert(.dismiss):
        state.log.append("dismissed")
      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
          ButtonState(action: .really) { TextState("Really?") }
          ButtonState(action: .again) { TextState("Again") }
          ButtonState(role: .cancel) { TextState("No") }
        }
      case .dialog:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

struct QuestionView: View {
  @Bindable var store: StoreOf<Question>

  var body: some View {
    Button("Delete") { store.send(.deleteButtonTapped) }
      .alert($store.scope(state: \.alert, action: \.alert))
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}
