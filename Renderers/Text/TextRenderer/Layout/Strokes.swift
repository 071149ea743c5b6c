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
  func box(_ block: Block, title: Line = Line(), separators: Set<Int> = []) -> Block {
    let title = title.truncated(to: max(0, block.width - 3))
    var top = Line(topStart)
    if title.width > 0 {
      top.append("\(horizontal) ")
      top.append(title)
      top.append(" ")
    }
    rule(&top, to: block.width + 1)
    top.append(topEnd)

    var lines = [top]
    for (index, line) in block.lines.enumerated() {
      let isRule = separators.contains(index)
      var row = Line(isRule ? teeStart : vertical)
      row.append(line)
      row.append(isRule ? teeEnd : vertical)
      lines.append(row)
    }
    var bottom = Line(bottomStart)
    rule(&bottom, to: block.width + 1)
    bottom.append(bottomEnd)
    lines.append(bottom)
    return Block(lines: lines)
  }

  func rule(_ width: Int) -> Line {
    var line = Line()
    rule(&line, to: width)
    return line
  }

  private func rule(_ line: inout Line, to width: Int) {
    while line.width < width { line.append(horizontal) }
  }
}
