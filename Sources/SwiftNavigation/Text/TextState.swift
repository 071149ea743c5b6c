/// A styled text as a value, for state that says what an alert or a label reads.
///
/// ```swift
/// var title = TextState("Delete ") + TextState(item.name).bold() + TextState("?")
/// ```
///
/// Texts are equal when they read the same and look the same, however they were put together. A
/// renderer reads ``runs``; everything else reads `String(state:)`.
public struct TextState: Equatable, Hashable, Sendable {
  /// A piece of text in one style.
  public struct Run: Equatable, Hashable, Sendable {
    /// What the piece reads.
    public var text: String
    /// How the piece looks and sounds.
    public var style: Style

    /// Makes a piece of text.
    public init(_ text: String, style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }

  /// The pieces of the text; neighbours differ in style, and none is empty.
  public private(set) var runs: [Run]

  /// Makes a text of pieces, joining neighbours of one style.
  public init(runs: [Run]) {
    self.runs = []
    for run in runs where !run.text.isEmpty {
      if let last = self.runs.indices.last, self.runs[last].style == run.style {
        self.runs[last].text += run.text
      } else {
        self.runs.append(run)
      }
    }
  }

  /// Makes a text that is shown as it is, without a style.
  public init(verbatim content: String) {
    self.init(runs: [Run(content)])
  }

  /// Makes a text without a style.
  ///
  /// ```swift
  /// TextState("\(count) items")
  /// ```
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Joins two texts, each in its own style.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(runs: lhs.runs + rhs.runs)
  }
}

extension String {
  /// What a text reads, without its style.
  public init(state: TextState) {
    self = state.runs.map(\.text).joined()
  }
}
