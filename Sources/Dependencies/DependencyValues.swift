import IssueReporting

/// The dependencies of an operation: those that were overridden around it, and the defaults of the
/// context for all others.
///
/// Extend it by a property for each dependency, and read it through ``Dependency``:
///
/// ```swift
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClientKey.self] }
///     set { self[APIClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// It is a value of a few words: copies share the overridden values until one of them is written to.
public struct DependencyValues: Sendable {
  @TaskLocal static var _current = Self()

  /// The dependencies of the running task.
  ///
  /// Capture them once and establish them again around later work with `withDependencies(_:operation:)`.
  package static var current: Self { _current }

  private var storage = DependencyStorage.empty

  /// The overrides that apply where ``storage`` has none.
  private var fallback: DependencyStorage?

  /// Who is reading, for messages.
  var access: DependencyAccess.Site?

  /// Whether defaults are being replaced: changing a part of one reads it, which must not fix it.
  var isPreparing = false

  /// Makes dependencies without any override.
  public init() {}

  /// Reads or overrides the dependency of a key.
  ///
  /// - Complexity: O(1) for an overridden value. A default is made once, and then found in a cache: in an
  ///   app by its key, and in tests by its key and the running test.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = stored(key) { return value }
      return DependencyCache.value(of: key, property: function, in: self) {
        let site =
          access
          ?? DependencyAccess.Site(fileID: fileID, filePath: filePath, line: line, column: column)
        return DependencyAccess(name: DependencyEntry.name(key, function), site: site)
      }
    }
    set {
      var entries = storage.entries
      entries[ObjectIdentifier(key)] = DependencyBox(newValue, key: key, property: function)
      storage = DependencyStorage(entries)
    }
  }

  /// The overridden value of a key.
  func stored<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    guard let entry = storage.entries[id] ?? fallback?.entries[id] else { return nil }
    return unsafeDowncast(entry, to: DependencyBox<Key.Value>.self).value
  }

  /// These dependencies, where others don't override them.
  ///
  /// - Complexity: O(1), unless three sets of overrides come together.
  func overlaid(by other: Self) -> Self {
    if storage === other.storage && fallback === other.fallback { return self }
    if other.storage.entries.isEmpty && other.fallback == nil { return self }
    if storage.entries.isEmpty && fallback == nil { return other }
    var result = Self()
    result.storage = other.flattened
    result.fallback = flattened
    return result
  }

  private var flattened: DependencyStorage {
    guard let fallback else { return storage }
    return DependencyStorage(fallback.entries.merging(storage.entries) { $1 })
  }

  /// All overridden values.
  var overrides: [ObjectIdentifier: DependencyEntry] { flattened.entries }
}
