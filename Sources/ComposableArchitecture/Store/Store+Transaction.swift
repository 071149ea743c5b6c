import SwiftNavigation

extension Store {
  /// Reduces an action whose changes would like to be animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Reduces an action whose changes are shown as a transaction says.
  ///
  /// The transaction is that of the changes which are made before the call returns. Effects send
  /// with one of their own: `await send(.loaded(items), animation: .default)`.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}
