import ComposableArchitecture

/// Greets somebody who is logged in, and lets them out again.
@Reducer
public struct Welcome: Sendable {
  @ObservableState
  public struct State: Equatable {
    var name: String
  }

  public enum Action {
    case logOutButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .logOutButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
