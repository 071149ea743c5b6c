import IssueReporting

/// Gives an operation the dependencies of a model: what a parent does when it makes a child.
///
/// ```swift
/// func editButtonTapped() {
///   editor = withDependencies(from: self) { EditorModel(item: item) }
/// }
/// ```
///
/// A model has dependencies if it was made in ``withDependencies(_:operation:)``, or has a ``Dependency``
/// property. A model with neither is an issue; the operation runs in the running task's dependencies.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyOwners.values(
    of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  try updateValuesForOperation(&values)
  return try withDependencies(values, operation: operation)
}

/// Gives an asynchronous operation the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  var values = DependencyOwners.values(
    of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  try await updateValuesForOperation(&values)
  return try await withDependencies(values, operation: operation)
}

/// Gives an operation the dependencies of a model, as they are.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = DependencyOwners.values(
    of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  return try withDependencies(values, operation: operation)
}

/// Gives an asynchronous operation the dependencies of a model, as they are.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = DependencyOwners.values(
    of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  return try await withDependencies(values, operation: operation)
}
