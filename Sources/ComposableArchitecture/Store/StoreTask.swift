/// The effects that were started by one send, and by their actions, and so on.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// When a view disappears its task is cancelled, and with it the effects.
public struct StoreTask: Hashable, Sendable {
  let group: EffectGroup?

  /// Cancels the effects. Those that wait for their turn never start.
  public func cancel() { group?.cancel() }

  /// Waits until all effects have ended, and cancels them when the waiting task is cancelled.
  public func finish() async { await group?.finish() }

  /// Whether the effects were cancelled through this value, or there were none.
  public var isCancelled: Bool { group?.isCancelled ?? true }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map { ObjectIdentifier($0) })
  }
}
