/// The lines that boxes are drawn with.
struct Strokes: Hashable, Sendable {
  var horizontal: String
  var vertical: String
  var topStart: String
  var topEnd: String
  var bottomStart: String
  var bottomEnd: String
  var teeStart: String
  var teeEnd: String
  var teeTop: String
  var teeBottom: String

  static let light = Strokes(
    horizontal: "─", vertical: "│", topStart: "╭", topEnd: "╮", bottomStart: "╰", bottomEnd: "╯",
    teeStart: "├", teeEnd: "┤", teeTop: "┬", teeBottom: "┴")
  static let heavy = Strokes(
    horizontal: "━", vertical: "┃", topStart: "┏", topEnd: "┓", bottomStart: "┗", bottomEnd: "┛",
    teeStart: "┣", teeEnd: "┫", teeTop: "┳", teeBottom: "┻")
  static let dotted = Strokes(
    horizontal: "┄", vertical: "┊", topStart: "╭", topEnd: "╮", bottomStart: "╰", bottomEnd: "╯",
    teeStart: "├", teeEnd: "┤", teeTop: "┬", teeBottom: "┴")
  static let ascii = Strokes(
    horizontal: "-", vertical: "|", topStart: "+", topEnd: "+", bottomStart: "+", bottomEnd: "+",
    teeStart: "+", teeEnd: "+", teeTop: "+", teeBottom: "+")
  static let asciiHeavy = Strokes(
    horizontal: "=", vertical: "|", topStart: "+", topEnd: "+", bottomStart: "+", bottomEnd: "+",
    teeStart: "+", teeEnd: "+", teeTop: "+", teeBottom: "+")
  static let asciiDotted = Strokes(
    horizontal: ".", vertical: ":", topStart: ".", topEnd: ".", bottomStart: ":", bottomEnd: ":",
    teeStart: ":", teeEnd: ":", teeTop: ".", teeBottom: ".")

  /// A box around a block, with a title in its upper edge.
  func box(
    _ block: Block, title: Line = Line(), footer: Line = Line(), separators: Set<Int> = [],
    style: CellStyle = .edge, ellipsis: String
  ) -> Block {
    let top = edge(topStart, title, topEnd, block.width, style, ellipsis)

    var lines = [top]
    for (index, line) in block.lines.enumerated() {
      let isRule = separators.contains(index)
      var row = Line(signs: isRule ? teeStart : vertical, style: style)
      row.append(line)
      row.draw(isRule ? teeEnd : vertical, style: style)
      lines.append(row)
    }
    lines.append(edge(bottomStart, footer, bottomEnd, block.width, style, ellipsis))
    return Block(lines: lines)
  }

  private func edge(
    _ start: String, _ title: Line, _ end: String, _ width: Int, _ style: CellStyle,
    _ ellipsis: String
  ) -> Line {
    let title = title.truncated(to: max(0, width - 3), ellipsis)
    var line = Line(signs: start, style: style)
    if title.width > 0 {
      line.draw("\(horizontal) ", style: style)
      line.append(title)
      line.draw(" ", style: style)
    }
    rule(&line, to: width + 1, style)
    line.draw(end, style: style)
    return line
  }

  func rule(_ width: Int, style: CellStyle = .edge) -> Line {
    var line = Line()
    rule(&line, to: width, style)
    return line
  }

  private func rule(_ line: inout Line, to width: Int, _ style: CellStyle) {
    while line.width < width { line.draw(horizontal, style: style) }
  }
}
