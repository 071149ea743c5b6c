/// What a value really is, without optionals, type erasure and ``CustomDumpRepresentable``.
func unwrapped(_ value: Any) -> Any {
  var value = value
  // NB: A representation that represents itself would never end.
  for _ in 0..<64 {
    if let representable = value as? any CustomDumpRepresentable,
      !(value is any CustomDumpStringConvertible)
    {
      value = representable.customDumpValue
    } else if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return value }
      value = wrapped
    } else if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
      value = hashable.base
    } else {
      break
    }
  }
  return value
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// The id of an identifiable value.
func identity(of value: Any) -> AnyHashable? {
  func id(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
  guard let value = unwrapped(value) as? any Identifiable else { return nil }
  return id(value)
}

/// Whether two values are equal, where their types can tell.
func dynamicallyEqual(_ lhs: Any, _ rhs: Any) -> Bool? {
  func equal<T: Equatable>(_ lhs: T) -> Bool { (rhs as? T).map { $0 == lhs } ?? false }
  guard let lhs = lhs as? any Equatable else { return nil }
  return equal(lhs)
}

/// The object that a value is, if it is one.
func object(_ value: Any) -> AnyObject? {
  type(of: value) is AnyClass ? value as AnyObject : nil
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The name of an enum's case, whatever its description says.
func caseName(of value: Any) -> String? {
  func name<T>(_ value: T) -> String? { enumCaseName(value).map { String(cString: $0) } }
  return _openExistential(value, do: name)
}
