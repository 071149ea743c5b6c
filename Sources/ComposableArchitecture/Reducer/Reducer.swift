/// A feature's logic: how an action changes the state, and what is to happen then.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A feature has a ``body-swift.property``. The few reducers that do something no other reducer can
/// do implement ``reduce(into:action:)``.
public protocol Reducer<State, Action> {
  /// What the feature remembers.
  associatedtype State

  /// What can happen in the feature.
  associatedtype Action

  /// The reducer that the feature is made of, or `Never`.
  associatedtype Body

  /// Changes the state in place and returns what is to happen then.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that get each action, in order.
  ///
  /// It is evaluated once per use of the feature, so what depends on the state belongs into a
  /// closure of `Reduce`.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension Reducer where Body == Never {
  public var body: Body {
    preconditionFailure("'\(Self.self)' has no body: it implements 'reduce(into:action:)'.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer with the state and the actions of another.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
