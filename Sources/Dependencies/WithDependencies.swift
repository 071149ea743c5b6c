/// Overrides dependencies for an operation, and for all tasks that it starts.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 0)
/// } operation: {
///   FeatureModel()
/// }
/// ```
///
/// An object that the operation returns keeps the overrides in its ``Dependency`` properties.
/// - Parameters:
///   - updateValuesForOperation: Changes a copy of the running task's dependencies.
///   - operation: What reads them.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try updateValuesForOperation(&values)
  return try withDependencies(values, operation: operation)
}

/// Overrides dependencies for an asynchronous operation, and for all tasks that it starts.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await updateValuesForOperation(&values)
  return try await withDependencies(values, operation: operation)
}

/// Runs an operation in dependencies that were captured earlier.
///
/// - Complexity: O(1): it binds one task-local value.
package func withDependencies<R>(
  _ values: DependencyValues, operation: () throws -> R
) rethrows -> R {
  try DependencyValues.$_current.withValue(values) {
    let result = try operation()
    DependencyOwners.remember(values, for: result)
    return result
  }
}

/// Runs an asynchronous operation in dependencies that were captured earlier.
package func withDependencies<R>(
  _ values: DependencyValues,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await DependencyValues.$_current.withValue(values) {
    let result = try await operation()
    DependencyOwners.remember(values, for: result)
    return result
  }
}
