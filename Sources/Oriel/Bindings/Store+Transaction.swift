import ComposableArchitecture
import Views

extension Store {
  /// Sends an action whose changes would like to be animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withTransaction(Transaction(animation: animation)) { send(action) }
  }

  /// Sends an action whose changes are shown as a transaction says.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends a view action whose changes would like to be animated.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    withTransaction(Transaction(animation: animation)) { send(action) }
  }
}
