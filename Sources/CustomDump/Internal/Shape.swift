/// One level of a value's dump: its text when it has no parts, else its parts and what encloses them.
struct Shape {
  enum Kind {
    /// Has no parts.
    case leaf
    /// A text whose lines are shown, and compared, one by one.
    case lines([String])
    /// Labelled parts in a fixed order: a struct, class, tuple or enum case.
    case record
    /// Parts that may come and go, in an order that matters.
    case list
    /// Parts that may come and go, known by their keys or values.
    case unordered
  }

  struct Part {
    /// In front of the value, such as `name` or `[0]`.
    var label: String?
    var value: Any
    /// What finds the part in another value of the same kind.
    var key: AnyHashable?
  }

  var kind: Kind
  /// The whole text of a leaf, or what stands in front of the parts: `User(`.
  var open: String
  var close = ""
  var parts: [Part] = []

  static func leaf(_ text: String) -> Self {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Self(kind: lines.count > 1 ? .lines(lines) : .leaf, open: text)
  }

  /// The value without its parts, on one line.
  var collapsed: String {
    switch kind {
    case .leaf: open
    case .lines: open.prefix { $0 != "\n" } + "…"
    case .record, .list, .unordered: parts.isEmpty ? open + close : "\(open)…\(close)"
    }
  }
}
