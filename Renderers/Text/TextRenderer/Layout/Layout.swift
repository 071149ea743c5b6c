import ViewTree

/// The screen as fixed-width text, as a user would see it.
///
/// ```swift
/// print(Layout(renderer.tree, width: 40).text)
/// ```
///
/// A pure function of the tree. With a height the text has exactly that many lines, each exactly as
/// wide as asked (in cells, where a wide character takes two); without one it is as tall as its
/// content, and in ``text`` no line ends in blanks.
///
/// - Complexity: with a height, what is below the last line is not laid out where it is in a column.
public struct Layout {
  public let width: Int
  let block: Block

  /// - Parameters:
  ///   - width: In cells; 0 and less gives an empty screen.
  ///   - height: In lines, or `nil` for as many as the content needs.
  public init(_ tree: Node, width: Int, height: Int? = nil, glyphs: Glyphs = .unicode) {
    self.width = max(0, width)
    guard width > 0, height ?? 1 > 0 else {
      block = Block(
        lines: Array(repeating: Line(), count: max(0, height ?? 0)), width: max(0, width))
      return
    }
    let layouter = Layouter(glyphs: glyphs)
    let space = Space(width: width, height: height)
    var result = layouter.block(tree, space, Context()).aligned(.start, in: width)
    for presented in Self.presentations(of: tree) {
      result = layouter.present(presented, over: result, space)
    }
    if let height { result = result.aligned(.top, height: height) }
    block = result
  }

  /// The lines, exactly as wide as the screen.
  public var lines: [String] {
    block.lines.map { $0.cells.lazy.map(\.text).joined() }
  }

  /// The lines without trailing blanks, as for a document or a snapshot.
  public var text: String {
    lines.map { line in
      var line = Substring(line)
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Alerts, dialogs and sheets that are on screen, the topmost last.
  private static func presentations(of node: Node) -> [Node] {
    guard !node.content.meaning.isHidden else { return [] }
    let visible = node.visibleChildren
    return visible.flatMap { child in
      (child.content.element.kind.outlet == .presentation ? [child] : []) + presentations(of: child)
    }
  }
}

/// The room that a node may use.
struct Space {
  var width: Int
  var height: Int?
}

/// What a node inherits from those around it.
struct Context {
  var isDisabled = false
  var style: CellStyle = []
  var textAlignment = HorizontalAlignment.start
  var lineLimit: Int?

  func inside(_ content: Content) -> Context {
    var copy = self
    if content.meaning.isDisabled { copy.isDisabled = true }
    copy.style.formUnion(CellStyle(content.appearance))
    if let alignment = content.appearance.textAlignment { copy.textAlignment = alignment }
    if let limit = content.appearance.lineLimit { copy.lineLimit = limit }
    return copy
  }
}
