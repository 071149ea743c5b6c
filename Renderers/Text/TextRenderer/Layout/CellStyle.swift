import ViewTree

/// How a cell would look where there is more than plain text: flags, and two colours.
///
/// The first seven flags show in printed text too. The others say what a cell is for, so that a
/// renderer with colours can tell what is focused, selected or an edge.
package struct CellStyle: Hashable, Sendable, ExpressibleByArrayLiteral {
  package private(set) var flags: UInt32
  package var foreground = CellColor.none
  package var background = CellColor.none

  private init(_ flags: UInt32) {
    self.flags = flags
  }

  package init(arrayLiteral elements: CellStyle...) {
    flags = 0
    for element in elements { formUnion(element) }
  }

  package static let bold = CellStyle(1)
  package static let dim = CellStyle(2)
  package static let italic = CellStyle(4)
  package static let underline = CellStyle(8)
  package static let accent = CellStyle(16)
  package static let error = CellStyle(32)
  /// Text that reads from right to left: printed in its logical order between direction marks.
  package static let rightToLeft = CellStyle(64)

  /// Text that reads from left to right with other letters in it, or within such letters.
  package static let leftToRight = CellStyle(1 << 7)
  static let directions = CellStyle(1 << 6 | 1 << 7)

  package static let struck = CellStyle(1 << 8)
  /// Where the caret of the focused field is: before this cell.
  package static let caret = CellStyle(1 << 9)
  /// Selected text of a field.
  package static let marked = CellStyle(1 << 10)
  /// What has keyboard focus.
  package static let focus = CellStyle(1 << 11)
  /// What can be pressed.
  package static let control = CellStyle(1 << 12)
  /// A line that is drawn around or between things.
  package static let edge = CellStyle(1 << 13)
  /// A selected row.
  package static let selected = CellStyle(1 << 14)
  /// The bar of a window or screen.
  package static let bar = CellStyle(1 << 15)
  /// What can't be used now.
  package static let inactive = CellStyle(1 << 16)
  /// A part of something that lies over the screen.
  package static let raised = CellStyle(1 << 17)
  /// Covered by something that lies over the screen.
  package static let covered = CellStyle(1 << 18)

  /// Drawn where lines start on the right.
  static let startsRight = CellStyle(1 << 19)

  /// The two flags that say how letters run, alone.
  var direction: CellStyle { CellStyle(flags & Self.directions.flags) }

  /// The flags that printed text tells apart.
  var printed: UInt32 { flags & 0x7F }

  package func contains(_ other: CellStyle) -> Bool {
    flags & other.flags == other.flags
  }

  /// Both together; the other's colours win.
  package mutating func formUnion(_ other: CellStyle) {
    flags |= other.flags
    if other.foreground != .none { foreground = other.foreground }
    if other.background != .none { background = other.background }
  }

  package func union(_ other: CellStyle) -> CellStyle {
    var copy = self
    copy.formUnion(other)
    return copy
  }

  mutating func insert(_ other: CellStyle) {
    formUnion(other)
  }

  package mutating func remove(_ other: CellStyle) {
    flags &= ~other.flags
  }

  static func colored(_ role: ColorRole) -> CellStyle {
    var style = CellStyle()
    style.foreground = CellColor(role)
    return style
  }
}
