import CustomDump

// A shared value compares, hashes and dumps as its value does. In a test's assertion the left side of
// a comparison is what the test expects, and the right side is what there is.

extension Shared: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areEqual(lhs.reference, rhs.reference)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areEqual(lhs.reference, rhs.reference)
  }
}

private func areEqual<Value: Equatable>(
  _ lhs: ReadableReference<Value>, _ rhs: ReadableReference<Value>
) -> Bool {
  guard let assertion = SharedAssertion.current else {
    return lhs === rhs || lhs.read() == rhs.read()
  }
  return assertion.onLeft { lhs.read() } == assertion.onRight { rhs.read() }
}

extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The value's own id.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The value's own id.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  public var description: String { "Shared(\(wrappedValue))" }
}

extension SharedReader: CustomStringConvertible {
  public var description: String { "SharedReader(\(wrappedValue))" }
}

extension Shared: DumpedReference {
  package var dumpIdentity: ObjectIdentifier { ObjectIdentifier(reference.root) }
  package func dumpedValue(on side: DumpSide) -> Any { reference.dumpedValue(on: side) }
}

extension SharedReader: DumpedReference {
  package var dumpIdentity: ObjectIdentifier { ObjectIdentifier(reference.root) }
  package func dumpedValue(on side: DumpSide) -> Any { reference.dumpedValue(on: side) }
}

extension ReadableReference {
  fileprivate func dumpedValue(on side: DumpSide) -> Any {
    guard let assertion = SharedAssertion.current else { return read() }
    return switch side {
    case .first: assertion.onLeft { read() }
    case .second: assertion.onRight { read() }
    }
  }
}
