import SwiftNavigation

/// A copy of a plain value, for finding out whether it has changed. This one never compares equal.
class PayloadSnapshot: @unchecked Sendable {
  func isEqual(to other: PayloadSnapshot) -> Bool { false }
}

/// A copy of a value that knows how to compare itself.
final class EquatableSnapshot<Value: Equatable>: PayloadSnapshot, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: PayloadSnapshot) -> Bool {
    guard let other = other as? Self, other.value == value else { return false }
    // Two alerts that ask the same are equal, and still two: an answer belongs to one of them.
    guard let prompt = value as? any PromptOccurrence else { return true }
    return prompt.id == (other.value as? any PromptOccurrence)?.id
  }
}

/// A copy of a value that is nothing but its bits.
final class BitwiseSnapshot<Value>: PayloadSnapshot, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: PayloadSnapshot) -> Bool {
    guard let other = other as? Self else { return false }
    return haveEqualBits(value, other.value)
  }
}

/// Whether two values have the same representation.
///
/// NB: Unused bits between fields may differ in equal values. Then a write counts as a change.
@usableFromInline
func haveEqualBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      lhs.elementsEqual(rhs)
    }
  }
}
