/// A type that dumps other fields than it stores.
///
/// ```swift
/// extension Settings: CustomDumpReflectable {
///   var customDumpMirror: Mirror {
///     Mirror(self, children: ["theme": theme], displayStyle: .struct)
///   }
/// }
/// ```
public protocol CustomDumpReflectable {
  /// The fields to dump; the display style says how.
  var customDumpMirror: Mirror { get }
}

/// A type that dumps as a text of its own making, on one line or more.
///
/// ```swift
/// extension Money: CustomDumpStringConvertible {
///   var customDumpDescription: String { "Money(\(amount) \(currency))" }
/// }
/// ```
public protocol CustomDumpStringConvertible {
  /// The text that stands for the value.
  var customDumpDescription: String { get }
}

/// A type that dumps as if it were another value, such as a wrapper that dumps what it wraps.
///
/// ```swift
/// extension Box: CustomDumpRepresentable {
///   var customDumpValue: Any { value }
/// }
/// ```
public protocol CustomDumpRepresentable {
  /// The value to dump instead.
  var customDumpValue: Any { get }
}
