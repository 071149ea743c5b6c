import TextRenderer
import ViewTree

/// What is said to the user apart from the tree: in the last line, until the next key.
extension TerminalRenderer {
  struct Message: Hashable {
    var id: String
    var text: StyledText
    var isUrgent = false
  }

  /// Says something in place of what was said by the same id.
  func say(_ message: Message) {
    messages.removeAll { $0.id == message.id }
    messages.append(message)
    onChange?()
  }

  func withdraw(messageWithID id: String) {
    messages.removeAll { $0.id == id }
    onChange?()
  }

  func drawMessage(on grid: inout Grid) {
    guard let message = messages.last, grid.width > 0, grid.height > 0 else { return }
    let node = Node(id: .surface, content: Content(.text(TextElement(message.text))))
    let line = Layout(node, width: grid.width, height: 1, glyphs: glyphs).block.lines[0]
    var column = 0
    for cell in line.cells where column + cell.width <= grid.width {
      var pen = palette.pen(cell.style.union(message.isUrgent ? [.raised, .error] : .raised))
      // Without colours nothing else would set it off from what is above.
      if palette.depth == .monochrome { pen.attributes.insert(.reverse) }
      if cell.part > 0 { pen.link = message.text.runs[Int(cell.part) - 1].style.link }
      grid.put(
        Grid.Cell(text: cell.text, width: cell.width, pen: pen), column: column,
        line: grid.height - 1)
      column += cell.width
    }
  }
}
