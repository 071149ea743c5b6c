import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var store: StoreOf<Login>
/// …
/// TextField("E-mail", text: $store.email)
/// ```
@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(ObjectLocation(wrappedValue, keyPath))
  }
}
