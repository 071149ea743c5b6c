import ComposableArchitecture

/// Asks for an e-mail and a password.
@Reducer
public struct SignIn: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var email = ""
    var isLoading = false
    var password = ""

    public init() {}

    var canSubmit: Bool { !email.isEmpty && !password.isEmpty && !isLoading }
  }

  public enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case response(Result<SignInStep, any Error>)
    case signInButtonTapped

    @CasePathable
    public enum Delegate {
      case needsCode(token: String)
      case signedIn(SignedIn)
    }
  }

  @Dependency(\.accounts) var accounts

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding, .delegate:
        return .none

      case .response(.success(let step)):
        state.isLoading = false
        state.password = ""
        switch step {
        case .done(let person): return .send(.delegate(.signedIn(person)))
        case .needsCode(let token): return .send(.delegate(.needsCode(token: token)))
        }

      case .response(.failure(let error)):
        state.isLoading = false
        state.alert = AlertState {
          TextState("You were not signed in")
        } message: {
          TextState((error as? AccountsError)?.reason ?? "\(error)")
        }
        return .none

      case .signInButtonTapped:
        guard state.canSubmit else { return .none }
        state.isLoading = true
        return .run { [email = state.email, password = state.password] send in
          await send(.response(Result { try await accounts.signIn(email, password) }))
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
