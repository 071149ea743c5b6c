import ComposableArchitecture
import SignIn

/// Asks for the code that was sent to the person who signs in.
@Reducer
public struct TwoFactor: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var code = ""
    var isLoading = false
    let token: String

    public init(token: String) {
      self.token = token
    }

    var canSubmit: Bool { code.count == 4 && !isLoading }
  }

  public enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case response(Result<SignedIn, any Error>)
    case submitButtonTapped

    @CasePathable
    public enum Delegate {
      case signedIn(SignedIn)
    }
  }

  @Dependency(\.accounts) var accounts

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none

      case .binding(\.code):
        state.code = String(state.code.filter(\.isNumber).prefix(4))
        return .none

      case .binding:
        return .none

      case .response(.success(let person)):
        state.isLoading = false
        return .send(.delegate(.signedIn(person)))

      case .response(.failure(let error)):
        state.isLoading = false
        state.code = ""
        state.alert = AlertState {
          TextState("That code is not right")
        } message: {
          TextState((error as? AccountsError)?.reason ?? "\(error)")
        }
        return .none

      case .submitButtonTapped:
        guard state.canSubmit else { return .none }
        state.isLoading = true
        return .run { [code = state.code, token = state.token] send in
          await send(.response(Result { try await accounts.confirm(code, token) }))
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
