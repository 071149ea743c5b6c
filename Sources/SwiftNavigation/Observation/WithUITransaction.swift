/// Runs changes of state as a transaction: whoever observes them gets its values.
///
/// Within another transaction, the values of the inner one win.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(
    UITransaction.current.merging(transaction), operation: body)
}

/// Runs changes of state in a transaction with one value.
///
/// ```swift
/// withUITransaction(\.animation, .spring) { model.isExpanded = true }
/// ```
public func withUITransaction<Value, Result>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
