/// An object that is hashed and compared by identity, such as a model that drives navigation.
///
/// ```swift
/// @Observable final class EditorModel: HashableObject { … }
/// ```
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
