/// A feature that is one of several: what `@Reducer` makes of an enum.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case alert(AlertState<Alert>)
/// }
/// ```
///
/// Each case becomes a case of the state and of the action, and the body runs the case's reducer.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body

  /// The stores of the cases: what `switch store.case` switches over.
  associatedtype CaseScope

  /// What `@Reducer` lists of the cases that have stores: where each finds its state and actions.
  associatedtype _$Scopes = Void

  /// The reducers of all cases.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store of the case that the state is.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope

  /// How the store of each case is found.
  static var _$scopes: _$Scopes { get }
}

extension CaseReducer {
  /// The reducers of all cases.
  public var body: Body { Self.body }
}

extension CaseReducer where _$Scopes == Void {
  /// Nothing, for an enum that is scoped by hand.
  public static var _$scopes: Void { () }
}

/// The state of a `@Reducer` enum, which knows the reducer that it belongs to.
///
/// For such state `ifLet`, `ifCaseLet` and `forEach` need no reducer to be told.
public protocol CaseReducerState {
  /// The reducer whose state this is.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
