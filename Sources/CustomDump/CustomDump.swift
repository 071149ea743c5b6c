/// Prints a value as a tree that reads like the code which makes it, and returns the value.
///
/// ```swift
/// customDump(User(id: 42, name: "Blob"))
/// // User(
/// //   id: 42,
/// //   name: "Blob"
/// // )
/// ```
///
/// Dictionaries and sets are sorted, wrappers that only get in the way are left out, and an object
/// that was dumped before isn't dumped again.
///
/// - Parameters:
///   - value: The value.
///   - name: A label in front of it.
///   - indent: How many spaces precede each line.
///   - maxDepth: Below how many levels values are shown as `…`.
@discardableResult
public func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text, terminator: "")
  return value
}

/// Writes the dump of a value to a stream, with a line break at its end, and returns the value.
@discardableResult
public func customDump<T>(
  _ value: T, to target: inout some TextOutputStream, name: String? = nil, indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  let margin = String(repeating: " ", count: indent)
  let dumper = Dumper(maxDepth: maxDepth)
  for line in dumper.lines(value, label: name, depth: 0) {
    target.write(line.isEmpty ? "\n" : "\(margin)\(line)\n")
  }
  return value
}

extension String {
  /// The dump of a value, without a line break at its end.
  ///
  /// ```swift
  /// #expect(String(customDumping: user) == "User(id: 42)")
  /// ```
  public init<Subject>(customDumping subject: Subject) {
    self = Dumper().lines(subject, label: nil, depth: 0).joined(separator: "\n")
  }
}
