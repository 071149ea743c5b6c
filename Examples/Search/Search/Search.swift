import ComposableArchitecture

/// Searches while somebody types: not at every key, never two at once, and again after a failure.
@Reducer
public struct Search: Sendable {
  @ObservableState
  public struct State: Equatable {
    var failure: String?
    var isSearching = false
    var query = ""
    var results: IdentifiedArrayOf<Package> = []
    @Presents var selected: PackageDetail.State?

    public init() {}
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case packageTapped(id: String)
    case response(Result<[Package], any Error>)
    case retryButtonTapped
    case selected(PresentationAction<PackageDetail.Action>)
  }

  private enum CancelID { case search }

  /// How long somebody must not have typed for a search to begin.
  static let patience = Duration.milliseconds(300)

  @Dependency(\.continuousClock) var clock
  @Dependency(\.packages) var packages

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        guard state.query.contains(where: { $0 != " " }) else {
          state.failure = nil
          state.isSearching = false
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return search(&state, after: Self.patience)

      case .binding, .selected:
        return .none

      case .packageTapped(let id):
        state.selected = state.results[id: id].map(PackageDetail.State.init)
        return .none

      case .response(.success(let packages)):
        state.isSearching = false
        state.results = IdentifiedArray(packages) { first, _ in first }
        return .none

      case .response(.failure(let error)):
        state.isSearching = false
        state.failure = (error as? PackageError)?.reason ?? "\(error)"
        return .none

      case .retryButtonTapped:
        return search(&state, after: .zero)
      }
    }
    .ifLet(\.$selected, action: \.selected) {
      PackageDetail()
    }
  }

  private func search(_ state: inout State, after delay: Duration) -> Effect<Action> {
    state.failure = nil
    state.isSearching = true
    return .run { [query = state.query] send in
      try await clock.sleep(for: delay)
      await send(.response(Result { try await packages.search(query) }))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}
