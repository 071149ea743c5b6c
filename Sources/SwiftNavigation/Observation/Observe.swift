import Observation

/// Runs a closure now, and again after any observable property that it has read changes.
///
/// ```swift
/// token = observe { [weak self] in
///   guard let self else { return }
///   label.text = "\(model.count)"
/// }
/// ```
///
/// The closure runs once for all the changes of one turn of the main actor, after them. What it reads
/// is found out anew each time, so a branch that isn't taken isn't observed. Keep the token:
/// observation ends with it.
///
/// - Parameter apply: Updates what shows the state.
/// - Returns: What keeps the observation alive.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  observe { _ in apply() }
}

/// Runs a closure now and after changes, with the transaction of the change.
///
/// ```swift
/// token = observe { transaction in
///   update(animated: transaction.animation != nil)
/// }
/// ```
///
/// Of several changes in one turn, the first one's transaction is handed over.
@MainActor
public func observe(
  _ apply: @escaping @MainActor (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  let token = ObserveToken(apply)
  token.run(UITransaction.current)
  return token
}

/// Keeps an observation alive, and ends it.
@MainActor
public final class ObserveToken: Hashable, Sendable {
  private var apply: ((UITransaction) -> Void)?

  init(_ apply: @escaping @MainActor (UITransaction) -> Void) {
    self.apply = apply
  }

  /// Whether the observation has been ended.
  public var isCancelled: Bool { apply == nil }

  /// Ends the observation: the closure never runs again, and what it holds is released.
  public func cancel() { apply = nil }

  /// Keeps the token in a set, next to others of one owner.
  public func store(in tokens: inout Set<ObserveToken>) { tokens.insert(self) }

  func run(_ transaction: UITransaction) {
    guard let apply else { return }
    withObservationTracking {
      withUITransaction(transaction) { apply(transaction) }
    } onChange: { [weak self] in
      // The new value isn't there yet: run after the change, and after all others of this turn.
      let transaction = UITransaction.current
      Task { @MainActor in self?.run(transaction) }
    }
  }

  public nonisolated static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
