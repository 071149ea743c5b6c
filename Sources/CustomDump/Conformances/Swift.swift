extension Character: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension Substring: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension StaticString: CustomDumpRepresentable {
  public var customDumpValue: Any { "\(self)" }
}

extension Unicode.Scalar: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension Duration: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension Range: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "\(inline(lowerBound))..<\(inline(upperBound))"
  }
}

extension ClosedRange: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "\(inline(lowerBound))...\(inline(upperBound))"
  }
}

extension PartialRangeFrom: CustomDumpStringConvertible {
  public var customDumpDescription: String { "\(inline(lowerBound))..." }
}

extension PartialRangeThrough: CustomDumpStringConvertible {
  public var customDumpDescription: String { "...\(inline(upperBound))" }
}

extension PartialRangeUpTo: CustomDumpStringConvertible {
  public var customDumpDescription: String { "..<\(inline(upperBound))" }
}

private func inline(_ bound: Any) -> String {
  Dumper().lines(bound, label: nil, depth: 1).joined(separator: " ")
}
