import ViewTree

/// Breaks styled text into lines: at newlines, then between words, then within a word that is wider
/// than a line.
enum TextFlow {
  ///
  /// - Parameter marksLinks: Whether the cells of a run with a link are a part of their owner, numbered
  ///   by the run.
  static func lines(
    of text: StyledText, width: Int, style: CellStyle, limit: Int?, ellipsis: String = "…",
    marksLinks: Bool = false
  ) -> [Line] {
    var paragraphs: [[Cell]] = [[]]
    let base = style.union(.direction(of: text.plain, in: style))
    for (number, run) in text.runs.enumerated() {
      let style = base.union(CellStyle(run.style))
      let link = marksLinks && run.style.link != nil ? number + 1 : 0
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { paragraphs.append([]) }
        var line = Line()
        line.append(part, style: style, part: link)
        paragraphs[paragraphs.count - 1] += line.cells
      }
    }
    for index in paragraphs.indices { paragraphs[index].join(in: base) }
    var lines: [Line] = []
    for paragraph in paragraphs {
      wrap(paragraph[...], width: max(1, width), into: &lines)
      if let limit, lines.count > limit { break }
    }
    guard let limit, lines.count > limit, limit > 0 else { return lines }
    var cut = Array(lines.prefix(limit))
    cut[limit - 1].append(
      Cell(text: ellipsis, width: 1, style: cut[limit - 1].cells.last?.style ?? style, joint: .more)
    )
    cut[limit - 1] = cut[limit - 1].truncated(to: max(1, width), ellipsis)
    return cut
  }

  /// Breaks lines of cells, of which each is a paragraph.
  static func lines(wrapping paragraphs: [Line], width: Int) -> [Line] {
    var lines: [Line] = []
    for paragraph in paragraphs { wrap(paragraph.cells[...], width: max(1, width), into: &lines) }
    return lines
  }

  private static func wrap(_ cells: ArraySlice<Cell>, width: Int, into lines: inout [Line]) {
    var rest = cells
    repeat {
      var column = 0
      var end = rest.startIndex
      var lastBreak: Int?
      while end < rest.endIndex, column + rest[end].width <= width {
        column += rest[end].width
        if rest[end].text == " " { lastBreak = end }
        end += 1
      }
      if end == rest.endIndex {
        lines.append(Line(cells: rest))
        return
      }
      if rest[end].text == " " { lastBreak = end }
      if end == rest.startIndex { end += 1 }
      let stop = lastBreak ?? end
      lines.append(Line(cells: rest[rest.startIndex..<stop]))
      rest = rest[stop...]
      if lastBreak != nil { rest = rest.drop { $0.text == " " && !$0.style.contains(.caret) } }
    } while !rest.isEmpty
  }
}

extension [Cell] {
  /// Makes one text of the cells of several runs.
  fileprivate mutating func join(in style: CellStyle) {
    for index in indices.dropFirst() { self[index].joint = .more }
    if style.contains(.rightToLeft) { self[...].isolateLeftToRight() }
  }
}

extension Line {
  init(cells: ArraySlice<Cell>) {
    self.init()
    for cell in cells { append(cell) }
    if !self.cells.isEmpty, self.cells[0].joint == .more { self.cells[0].joint = .text }
  }
}

extension CellStyle {
  init(_ style: TextStyle) {
    self = []
    if style.isBold { insert(.bold) }
    if style.isItalic { insert(.italic) }
    if style.isUnderlined || style.link != nil { insert(.underline) }
    if style.isStruckThrough { insert(.struck) }
    if style.link != nil { foreground = CellColor(.accent) }
    if let role = style.foreground { foreground = CellColor(role) }
    insert(CellStyle(style.font, style.foreground))
  }

  init(_ appearance: Appearance) {
    self = []
    if appearance.isBold == true { insert(.bold) }
    if appearance.isItalic == true { insert(.italic) }
    insert(CellStyle(appearance.font, appearance.foreground))
    if let role = appearance.foreground { foreground = CellColor(role) }
    if let role = appearance.background { background = CellColor(role) }
  }
  /// What of a font and a colour can be told without either.
  private init(_ font: FontRole?, _ color: ColorRole?) {
    self = []
    switch font {
    case .largeTitle, .title, .title2, .title3, .headline: insert(.bold)
    default: break
    }
    switch color {
    case .secondary, .tertiary, .gray: insert(.dim)
    case .red, .error: insert(.error)
    case .accent: insert(.accent)
    default: break
    }
  }
}
