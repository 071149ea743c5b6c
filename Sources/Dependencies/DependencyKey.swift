/// A dependency that an interface declares, without an implementation for the app.
///
/// A module of interfaces conforms its key to it; the module that has the implementation extends the key
/// to ``DependencyKey``. So features compile without what the implementation needs.
///
/// ```swift
/// extension APIClient: TestDependencyKey {
///   static let testValue = APIClient(fetch: unimplemented("APIClient.fetch"))
/// }
/// ```
public protocol TestDependencyKey<Value>: SendableMetatype {
  associatedtype Value: Sendable = Self

  /// The value in previews; the test value if it isn't declared.
  static var previewValue: Value { get }

  /// The value in tests, which should report every use that a test didn't ask for.
  ///
  /// It is made once for each test. Compute it (`static var … { … }`) if it holds state, so that no two
  /// tests share it.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

/// A dependency with an implementation for the app.
///
/// ```swift
/// struct APIClientKey: DependencyKey {
///   static let liveValue = APIClient.live
///   static let testValue = APIClient.unimplemented
/// }
///
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClientKey.self] }
///     set { self[APIClientKey.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self

  /// The value in an app.
  static var liveValue: Value { get }

  /// The value in previews; the live value if it isn't declared.
  static var previewValue: Value { get }

  /// The value in tests. If it isn't declared, a test that reads the live value fails.
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    DependencyAccess.current?.reportLiveValueInTest(Self.self)
    return previewValue
  }
}
