import ViewTree

extension Layouter {
  /// A field's text where the caret is a mark on a cell and not a sign between cells, as a terminal's
  /// own cursor wants it. Every character is a part of the field, so that a click finds it.
  func editable(
    _ shown: String, _ field: TextFieldElement, _ node: Node, width: Int, _ context: Context
  ) -> [Line] {
    let isMultiline = field.style == .multiline
    let selection = user.isFocused(node) ? characters(selectedIn: node, field.text) : nil
    var paragraphs = [Line()]
    let plain = context.style.union(.direction(of: shown, in: context.style))
    func append(_ text: String, _ index: Int) {
      var style = plain
      if let selection, selection.range.contains(index) { style.formUnion(.marked) }
      let last = paragraphs.count - 1
      let start = paragraphs[last].cells.count
      paragraphs[last].append(text, style: style, part: index + 1)
      if index == selection?.caret, start < paragraphs[last].cells.count {
        paragraphs[last].cells[start].style.formUnion(.caret)
      }
    }
    var count = 0
    for character in shown {
      if character.isNewline, isMultiline {
        append(" ", count)
        paragraphs.append(Line())
      } else {
        append(character.isNewline ? " " : String(character), count)
      }
      count += 1
    }
    if selection?.caret == count { append(" ", count) }
    paragraphs = paragraphs.map(\.joined)
    guard !isMultiline else { return TextFlow.lines(wrapping: paragraphs, width: width) }
    let line = paragraphs[0]
    guard line.width > width else { return [line] }
    return [line.slice(from: start(of: line, width), width: width)]
  }

  /// Where the visible part of a long line begins: with the caret in its middle where there is one.
  private func start(of line: Line, _ width: Int) -> Int {
    var column = 0
    for cell in line.cells {
      if cell.style.contains(.caret) {
        return max(0, min(column - width / 2, line.width - width))
      }
      column += cell.width
    }
    return 0
  }

  /// A field's selection in characters; the caret is at the end where the user never moved it.
  private func characters(selectedIn node: Node, _ text: String) -> TextSelection {
    let scalars = text.unicodeScalars
    func characters(_ offset: Int) -> Int {
      let end = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      return text[..<(end ?? text.endIndex)].count
    }
    guard let selection = user.selections[node.id] else { return TextSelection(caret: text.count) }
    return TextSelection(anchor: characters(selection.anchor), caret: characters(selection.caret))
  }
}
