/// The characters in the margin of a diff.
public struct DiffFormat: Equatable, Hashable, Sendable {
  /// Marks a line of the first value.
  public var first: String
  /// Marks a line of the second value.
  public var second: String
  /// Marks a line of both.
  public var both: String

  /// Makes a format of three marks.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// Minus, plus and space as a keyboard has them, for fixed-width fonts and for parsing.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A true minus, plus and figure space, which are equally wide in proportional fonts too.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
