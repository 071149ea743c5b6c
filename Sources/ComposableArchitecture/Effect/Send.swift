import SwiftNavigation

/// Sends actions from an effect back into the store.
///
/// ```swift
/// return .run { send in
///   await send(.started)
///   try await clock.sleep(for: .seconds(1))
///   await send(.finished, animation: .default)
/// }
/// ```
///
/// A call returns when the action has been reduced. Once the effect is cancelled its actions are
/// dropped. Once it has ended they are dropped too, and the first of them is reported as an issue:
/// nobody would cancel whoever has kept the sender.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Makes a sender of a function, for calling an effect's work by hand.
  nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action.
  public func callAsFunction(_ action: Action) {
    send(action)
  }

  /// Sends an action whose changes would like to be animated.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action whose changes are shown as a transaction says.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { send(action) }
  }

  /// A sender of a child's actions.
  nonisolated func embedding<Child>(_ embed: @escaping (Child) -> Action) -> Send<Child> {
    nonisolated(unsafe) let embed = embed
    let send = self.send
    return Send<Child> { send(embed($0)) }
  }
}

/// The sender of a feature's actions.
public typealias SendOf<R: Reducer> = Send<R.Action>
