/// A reference that dumps as a number and the value behind it: `#1 42`.
///
/// Where one reference is on both sides of a diff, its sides may have different values: what a test
/// expects, and what there is.
package protocol DumpedReference {
  /// What the reference leads to.
  var dumpIdentity: ObjectIdentifier { get }

  /// The value to dump.
  func dumpedValue(on side: DumpSide) -> Any
}

/// A side of a diff. A dump by itself is the first.
package enum DumpSide: Sendable { case first, second }

/// The numbers of the references in one dump or diff.
final class ReferenceNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Returns: The number of a reference, and whether it is met for the first time.
  func number(of reference: any DumpedReference) -> (number: Int, isNew: Bool) {
    if let number = numbers[reference.dumpIdentity] { return (number, false) }
    numbers[reference.dumpIdentity] = numbers.count + 1
    return (numbers.count, true)
  }
}
