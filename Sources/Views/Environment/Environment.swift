/// A value that a view inherits from the views around it.
///
/// ```swift
/// @Environment(\.dismiss) var dismiss
/// ```
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var box: EnvironmentBox?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An observable object put there by ``View/environment(_:)``, or `nil`.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: Object.self] }
  }

  /// An observable object put there by ``View/environment(_:)``. It must be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: Value.self] else {
        preconditionFailure(
          """
          No object of type \(Value.self) is in the environment of this view. Put one there with \
          `.environment(object)` on a view around it.
          """)
      }
      return object
    }
  }

  public var wrappedValue: Value { read(box?.values ?? EnvironmentValues()) }
}

extension Environment: BoundProperty, UncomparedProperty {
  mutating func bind(to scope: ScopeMount, slot: Int) {
    box = scope.environmentBox
  }

  mutating func bindInline(to environment: EnvironmentBox) {
    box = environment
  }
}
