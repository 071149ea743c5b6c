import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @UIBindable var model: Model
///
/// field.bind(text: $model.name)
/// ```
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct UIBindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings possible to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings possible to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// This value, for `$`.
  public var projectedValue: UIBindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    let object = wrappedValue
    return UIBinding(
      location: BindingLocation(id: [ObjectIdentifier(object), keyPath]) {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      })
  }
}
