/// A caret or a selection, in Unicode scalars from the start of the text.
///
/// Scalars, since that is what toolkits count; Swift's `Character`s and UTF-8 bytes are not.
public struct TextSelection: Hashable, Sendable, Codable {
  /// Where the selection began.
  public var anchor: Int
  /// Where the caret is.
  public var caret: Int

  public init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }

  public init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  public var range: Range<Int> {
    min(anchor, caret)..<max(anchor, caret)
  }
}
