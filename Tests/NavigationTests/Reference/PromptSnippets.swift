import ComposableArchitecture
import Oriel

// The reference's snippets on alerts and dialogs. Nothing but the imports differs.

@Reducer
struct DeletionFeature {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var isDeleted = false
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped
    case dialog(PresentationAction<Dialog>)
    case optionsButtonTapped

    @CasePathable
    enum Alert { case confirmDeletion }

    @CasePathable
    enum Dialog { case deleteButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        state.isDeleted = true
        return .none
      case .dialog(.presented(.deleteButtonTapped)), .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Are you sure?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion) {
            TextState("Delete")
          }
          ButtonState(role: .cancel) {
            TextState("Nevermind")
          }
        }
        return .none
      case .optionsButtonTapped:
        state.dialog = ConfirmationDialogState {
          TextState("Options")
        } actions: {
          ButtonState(role: .destructive, action: .deleteButtonTapped) {
            TextState("Delete…")
          }
        }
        return .none
      case .alert, .dialog:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

struct DeletionView: View {
  @Bindable var store: StoreOf<DeletionFeature>

  var body: some View {
    Button("Delete") {
      store.send(.deleteButtonTapped)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    Button("Options") {
      store.send(.optionsButtonTapped)
    }
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}
