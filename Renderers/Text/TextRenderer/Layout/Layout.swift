import ViewTree

/// The screen as fixed-width text, as a user would see it.
///
/// ```swift
/// print(Layout(renderer.tree, width: 40).text)
/// ```
///
/// A pure function of the tree and of what is the user's. With a height the text has exactly that
/// many lines, each exactly as wide as asked (in cells, where a wide character takes two), and what
/// doesn't fit scrolls; without one it is as tall as its content. In ``text`` no line ends in blanks.
///
/// - Complexity: with a height, only rows of a list that are in sight are laid out.
public struct Layout {
  public let width: Int
  package let block: Block

  /// - Parameters:
  ///   - width: In cells; 0 and less gives an empty screen.
  ///   - height: In lines, or `nil` for as many as the content needs.
  ///   - user: Focus, carets and scrolling.
  public init(
    _ tree: Node, width: Int, height: Int? = nil, glyphs: Glyphs = .unicode,
    user: UserState = UserState()
  ) {
    self.init(
      tree, width: width, height: height, glyphs: glyphs, user: user, record: LayoutRecord())
  }

  package init(
    _ tree: Node, width: Int, height: Int?, glyphs: Glyphs = .unicode, user: UserState,
    record: LayoutRecord, rows: RowMemory = RowMemory(), presented: [Presented]? = nil
  ) {
    self.width = max(0, width)
    guard width > 0, height ?? 1 > 0 else {
      block = Block(
        lines: Array(repeating: Line(), count: max(0, height ?? 0)), width: max(0, width))
      return
    }
    let space = Space(width: width, height: height)
    let layouter = Layouter(glyphs: glyphs, user: user, record: record, rows: rows)
    let base = Context(direction: tree.baseDirection)
    var result = layouter.block(tree, space, base).aligned(.start, in: width)
    for presented in presented ?? Presented.all(in: tree) {
      let context = Context(direction: presented.direction ?? base.direction)
      result = layouter.present(presented.node, over: result, space, context, on: base)
    }
    if let menu = user.openMenu.flatMap({ tree.path(to: $0).last }) {
      result = layouter.open(menu, over: result, space)
    }
    if let height { result = result.aligned(.top, height: height) }
    block = base.direction == .rightToLeft ? result.mirrored : result
  }

  /// The lines, exactly as wide as the screen.
  public var lines: [String] {
    block.lines.map { $0.printed { _, text in text } }
  }

  /// The lines without trailing blanks, as for a document or a snapshot.
  public var text: String {
    lines.map(trimmed).joined(separator: "\n")
  }

  /// The text with escape sequences of terminals for bold, dim, colour and so on.
  public var ansi: String {
    block.lines.map { $0.printed { style, text in style.ansi(text) } }.joined(separator: "\n")
  }

  /// The text with names of styles around what has them: `<bold>Login</bold>`.
  public var marked: String {
    block.lines.map { trimmed($0.printed { style, text in style.marked(text) }) }
      .joined(separator: "\n")
  }

  /// The innermost node that is drawn at a cell, or `nil`.
  ///
  /// Both cells of a wide character belong to the node that it is in.
  public func node(column: Int, line: Int) -> NodeID? {
    guard block.lines.indices.contains(line), column >= 0 else { return nil }
    var end = 0
    for cell in block.lines[line].cells {
      end += cell.width
      if column < end { return cell.owner == 0 ? nil : NodeID(rawValue: cell.owner) }
    }
    return nil
  }

  /// Every node that has drawn a cell of its own.
  package var drawnNodes: Set<NodeID> {
    var result: Set<NodeID> = []
    for line in block.lines {
      var last: UInt64 = 0
      for cell in line.cells where cell.owner != last {
        last = cell.owner
        result.insert(NodeID(rawValue: last))
      }
    }
    return result
  }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
