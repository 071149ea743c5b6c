/// A text that shows what differs between two values, or `nil` when they are equal.
///
/// ```swift
/// print(diff(before, after) ?? "nothing changed")
/// //   User(
/// //     id: 42,
/// // -   name: "Blob"
/// // +   name: "Blob, Esq."
/// //   )
/// ```
///
/// What is equal is elided. Elements of collections are matched by their ids where they are
/// `Identifiable`, else by equality. Values that aren't equal and yet dump alike are shown with a
/// remark.
///
/// - Parameters:
///   - lhs: The first value.
///   - rhs: The second value.
///   - format: The characters in the margin.
/// - Complexity: Equal parts that are `Equatable` cost one comparison.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  let differ = Differ()
  guard !differ.areEqual(lhs, rhs) else { return nil }
  return differ.lines(lhs, rhs, label: nil, depth: 0)
    .map { line in
      let mark =
        switch line.side {
        case .both: format.both
        case .first: format.first
        case .second: format.second
        }
      return line.text.isEmpty ? mark : "\(mark) \(line.text)"
    }
    .joined(separator: "\n")
}
