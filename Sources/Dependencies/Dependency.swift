/// Reads a dependency, so that whoever runs the code can replace it.
///
/// ```swift
/// @Reducer struct Feature {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(APIClient.self) var apiClient
/// }
/// ```
///
/// Each read finds the value that is overridden around the reading task, or else around the making of
/// the property, or else the default of the context. So an object keeps the dependencies that it was made
/// with, and a later override around its methods wins.
///
/// - Complexity: Reading an overridden value allocates nothing.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private enum Reader: Sendable {
    case keyPath(any KeyPath<DependencyValues, Value> & Sendable)
    case key(@Sendable (DependencyValues) -> Value)
  }

  /// The dependencies around the making of the property.
  let initialValues: DependencyValues
  private let reader: Reader
  private let site: DependencyAccess.Site

  /// Reads the dependency that a property of ``DependencyValues`` declares.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    initialValues = DependencyValues._current
    reader = .keyPath(keyPath)
    site = DependencyAccess.Site(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads the dependency of a key, which is often the type of the dependency itself.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    initialValues = DependencyValues._current
    reader = .key { $0.value(of: key) }
    site = DependencyAccess.Site(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency's value for the running task.
  public var wrappedValue: Value {
    var values = initialValues.overlaid(by: DependencyValues._current)
    values.access = site
    switch reader {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .key(let read): return read(values)
    }
  }
}

/// A property that remembers the dependencies it was made with, whatever its value is.
protocol HasInitialDependencies {
  var initialValues: DependencyValues { get }
}

extension Dependency: HasInitialDependencies {}

extension DependencyValues {
  /// Reads by key alone: the message names the key, not a property.
  fileprivate func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    self[key, function: "subscript(_:)"]
  }
}
