import SwiftNavigation

/// An action that keeps what a view may send apart from everything else.
///
/// ```swift
/// enum Action: ViewAction {
///   case loaded(String)
///   case view(View)
///
///   @CasePathable
///   enum View { case refreshButtonTapped }
/// }
/// ```
///
/// A view with `@ViewAction(for: Feature.self)` then sends `.refreshButtonTapped`, and nothing that
/// it shouldn't.
public protocol ViewAction<ViewAction> {
  /// What the view may send.
  associatedtype ViewAction

  /// Wraps an action of the view.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only the view's actions: what ``ViewAction(for:)`` makes of a view.
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the view's store.
  associatedtype StoreState
  /// The actions of the view's store.
  associatedtype StoreAction: ViewAction

  /// Where ``send(_:)`` sends to.
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view, wrapped in the feature's `view` case.
  ///
  /// ```swift
  /// Button("Refresh") { send(.refreshButtonTapped) }
  /// ```
  ///
  /// - Returns: The lifetime of the effects that the action starts.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
  /// Sends an action of the view whose changes would like to be animated.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view whose changes are shown as a transaction says.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
