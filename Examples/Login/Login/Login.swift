import ComposableArchitecture

/// Logs somebody in: two fields, one button, an alert when it fails, a welcome when it works.
@Reducer
public struct Login: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents var destination: Destination.State?
    public var email = ""
    var isLoading = false
    var password = ""

    public init() {}

    var canLogIn: Bool {
      !isLoading && !email.isEmpty && !password.isEmpty
    }
  }

  public enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case loginResponse(Result<String, any Error>)
    case view(View)

    @CasePathable
    public enum View {
      case loginButtonTapped
    }
  }

  @Reducer
  public enum Destination {
    case alert(AlertState<Alert>)
    case welcome(Welcome)

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case tryAgain
    }
  }

  @Dependency(\.authentication) var authentication

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .destination(.presented(.alert(.tryAgain))):
        return logIn(&state)

      case .destination:
        return .none

      case .loginResponse(.success(let name)):
        state.isLoading = false
        state.password = ""
        state.destination = .welcome(Welcome.State(name: name))
        return .none

      case .loginResponse(.failure(let error)):
        state.isLoading = false
        state.destination = .alert(.failed(error))
        return .none

      case .view(.loginButtonTapped):
        return logIn(&state)
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func logIn(_ state: inout State) -> Effect<Action> {
    guard state.canLogIn else { return .none }
    state.isLoading = true
    return .run { [email = state.email, password = state.password] send in
      await send(
        .loginResponse(Result { try await authentication.login(email, password) }))
    }
  }
}

extension Login.Destination.State: Equatable {}

extension AlertState where Action == Login.Destination.Alert {
  static func failed(_ error: any Error) -> Self {
    AlertState {
      TextState("Login failed")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("OK")
      }
      ButtonState(action: .tryAgain) {
        TextState("Try again")
      }
    } message: {
      TextState((error as? AuthenticationError)?.reason ?? "\(error)")
    }
  }
}
