import FoundationEssentials

extension Data: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Data(\(count) byte\(count == 1 ? "" : "s"))" }
}

extension Date: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "Date(\(formatted(ISO8601FormatStyle(includingFractionalSeconds: true))))"
  }
}

extension Decimal: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension URL: CustomDumpStringConvertible {
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension UUID: CustomDumpStringConvertible {
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}
