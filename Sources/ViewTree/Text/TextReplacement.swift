/// The smallest single change that turns one text into another, with positions mapped through it.
///
/// A field applies it instead of setting its whole text, so that the caret, the selection and the
/// undo history survive.
///
/// ```swift
/// let change = TextReplacement(from: "HExLLO", to: "HEXLLO")!
/// change.range        // 2..<3
/// change.replacement  // "X"
/// change.map(3)       // 3
/// ```
public struct TextReplacement: Hashable, Sendable {
  /// What is replaced, in Unicode scalars.
  public var range: Range<Int>
  public var replacement: String
  /// The length of `replacement`, in Unicode scalars.
  public var replacementCount: Int

  /// `nil` where both are the same, scalar by scalar.
  ///
  /// - Complexity: O(*n*) in the lengths.
  public init?(from old: String, to new: String) {
    let source = Array(old.unicodeScalars)
    let target = Array(new.unicodeScalars)
    let limit = min(source.count, target.count)
    var prefix = 0
    while prefix < limit, source[prefix] == target[prefix] { prefix += 1 }
    if prefix == source.count, prefix == target.count { return nil }
    var suffix = 0
    while suffix < limit - prefix,
      source[source.count - 1 - suffix] == target[target.count - 1 - suffix]
    {
      suffix += 1
    }
    range = prefix..<(source.count - suffix)
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: target[prefix..<(target.count - suffix)])
    replacement = String(scalars)
    replacementCount = target.count - suffix - prefix
  }

  /// Where a position of the old text is in the new one.
  ///
  /// Before the change nothing moves, behind it everything shifts. Within it a position keeps its
  /// distance from the start, which is what a user expects of case changes, and no more than the
  /// replacement has room for.
  public func map(_ position: Int) -> Int {
    if position <= range.lowerBound { return position }
    if position >= range.upperBound { return position + replacementCount - range.count }
    return range.lowerBound + min(position - range.lowerBound, replacementCount)
  }

  public func map(_ selection: TextSelection) -> TextSelection {
    TextSelection(anchor: map(selection.anchor), caret: map(selection.caret))
  }
}
