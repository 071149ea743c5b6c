/// Runs a change that would like to be animated.
///
/// ```swift
/// withAnimation { isExpanded.toggle() }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a change with a transaction, which replaces the one around it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  if transaction == Transaction.current { return try body() }
  return try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs a change with one value of the transaction around it set differently.
///
/// ```swift
/// withTransaction(\.disablesAnimations, true) { selection = nil }
/// ```
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
