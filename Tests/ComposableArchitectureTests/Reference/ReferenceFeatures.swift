import ComposableArchitecture

// Features and controllers in the style of the guides for interfaces that are built by hand, with
// nothing but this import. What draws is left out.

@Reducer
struct ReferenceLogin {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isLoading = false
    var password = ""
    var title: String { isLoading ? "Logging in…" : "Log in" }
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var destination: ReferenceTwoFactor.State?
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case destination(PresentationAction<ReferenceTwoFactor.Action>)
    case loginResponse(Result<Bool, any Error>)
    case view(View)

    @CasePathable
    enum Alert {
      case retry
    }

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case loginButtonTapped
    }
  }

  @Dependency(ReferenceLoginClient.self) var client

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert(.presented(.retry)):
        return logIn(&state)
      case .alert, .destination:
        return .none
      case .loginResponse(.success(let needsTwoFactor)):
        state.isLoading = false
        if needsTwoFactor { state.destination = ReferenceTwoFactor.State() }
        return .none
      case .loginResponse(.failure):
        state.isLoading = false
        state.alert = AlertState {
          TextState("That didn't work.")
        } actions: {
          ButtonState(action: .retry) { TextState("Try again") }
        }
        return .none
      case .view(.binding):
        return .none
      case .view(.loginButtonTapped):
        return logIn(&state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination) {
      ReferenceTwoFactor()
    }
  }

  private func logIn(_ state: inout State) -> Effect<Action> {
    state.isLoading = true
    return .run { [email = state.email, password = state.password] send in
      await send(
        .loginResponse(
          Result { try await client.logIn(email: email, password: password) }
        )
      )
    }
  }
}

struct ReferenceLoginError: Error, Equatable {}

@DependencyClient
struct ReferenceLoginClient: Sendable {
  var logIn: @Sendable (_ email: String, _ password: String) async throws -> Bool
}

extension ReferenceLoginClient: TestDependencyKey {
  static let testValue = ReferenceLoginClient { _, password in
    if password.isEmpty { throw ReferenceLoginError() }
    return true
  }
}

@Reducer
struct ReferenceTwoFactor {
  @ObservableState
  struct State: Equatable {
    var code = ""
  }
  enum Action {
    case doneButtonTapped
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        return .run { _ in await self.dismiss() }
      }
    }
  }
}

@MainActor
@ViewAction(for: ReferenceLogin.self)
final class ReferenceLoginController {
  @UIBindable var store: StoreOf<ReferenceLogin>
  var title = ""
  var isLoading = false
  var presented: [String] = []
  private var tokens: Set<ObserveToken> = []

  init(store: StoreOf<ReferenceLogin>) {
    self.store = store
  }

  func viewDidLoad() {
    observe { [weak self] in
      guard let self else { return }
      title = store.title
      isLoading = store.isLoading
    }
    .store(in: &tokens)

    let alert = $store.scope(state: \.alert, action: \.alert)
    let destination = $store.scope(state: \.destination, action: \.destination)
    observe { [weak self] in
      guard let self else { return }
      presented = []
      if let store = alert.wrappedValue { presented.append(String(state: store.title)) }
      if let store = destination.wrappedValue { presented.append("code: \(store.code)") }
    }
    .store(in: &tokens)
  }

  func loginButtonPressed() {
    send(.loginButtonTapped)
  }
}
