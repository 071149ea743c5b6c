import TextRenderer
import ViewTree

/// Keys in a text field: those of a desktop, and those of a shell.
extension TerminalRenderer {
  /// Returns whether the key does something in a field.
  func edit(_ press: KeyPress, _ field: Handle) -> Bool {
    let shown = field.sync?.shown ?? ""
    let selection = text.selection(of: field)
    let caret = TextCaret(shown, selection.caret)
    let extends = press.modifiers.contains(.shift)
    let byWord = !press.modifiers.isDisjoint(with: [.control, .option])
    reveals = true
    switch press.key {
    case .character(let character):
      if press.modifiers.isSubset(of: .shift) {
        text.insert(character, into: field)
        return true
      }
      return command(character, press.modifiers, field, caret)
    case .return:
      if field.isMultiline {
        text.insert("\n", into: field)
      } else {
        report(field.id, .submit)
      }
    case .backspace:
      if byWord {
        delete(from: caret.wordStart, to: caret.position, field)
      } else {
        text.deleteBackwards(in: field)
      }
    case .delete:
      let end = byWord ? caret.wordEnd : caret.next
      let range = selection.range.isEmpty ? caret.position..<end : selection.range
      delete(from: range.lowerBound, to: range.upperBound, field)
    case .left where !extends && !byWord && !selection.range.isEmpty:
      go(to: selection.range.lowerBound, field)
    case .right where !extends && !byWord && !selection.range.isEmpty:
      go(to: selection.range.upperBound, field)
    case .left: go(to: byWord ? caret.wordStart : caret.previous, field, extends)
    case .right: go(to: byWord ? caret.wordEnd : caret.next, field, extends)
    case .home: go(to: byWord ? 0 : caret.lineStart, field, extends)
    case .end: go(to: byWord ? caret.count : caret.lineEnd, field, extends)
    case .up, .down: moveLine(press, field, caret)
    default: return false
    }
    return true
  }

  /// The editing commands of shells, which hands know.
  private func command(
    _ letter: String, _ modifiers: KeyboardShortcut.Modifiers, _ field: Handle, _ caret: TextCaret
  ) -> Bool {
    switch (letter, modifiers) {
    case ("a", .control): go(to: caret.lineStart, field)
    case ("e", .control): go(to: caret.lineEnd, field)
    case ("b", .control): go(to: caret.previous, field)
    case ("f", .control): go(to: caret.next, field)
    case ("b", .option): go(to: caret.wordStart, field)
    case ("f", .option): go(to: caret.wordEnd, field)
    case ("d", .control): delete(from: caret.position, to: caret.next, field)
    case ("d", .option): delete(from: caret.position, to: caret.wordEnd, field)
    case ("u", .control): delete(from: caret.lineStart, to: caret.position, field)
    case ("k", .control): delete(from: caret.position, to: caret.lineEnd, field)
    case ("w", .control): delete(from: caret.wordStart, to: caret.position, field)
    default: return false
    }
    return true
  }

  /// Inserts pasted text as one edit. A field of one line takes new lines as blanks.
  func paste(_ pasted: String) {
    guard let focus = text.user.focus, let field = text.handles[focus], field.sync != nil,
      stops.contains(where: { $0.id == focus })
    else { return }
    reveals = true
    let plain = field.isMultiline ? pasted : pasted.replacing("\n", with: " ")
    text.insert(plain, into: field)
  }

  func go(to caret: Int, _ field: Handle, _ extends: Bool = false) {
    let anchor = extends ? text.selection(of: field).anchor : caret
    text.select(TextSelection(anchor: anchor, caret: caret), in: field)
  }

  private func delete(from start: Int, to end: Int, _ field: Handle) {
    guard end > start else { return }
    text.select(TextSelection(anchor: start, caret: end), in: field)
    text.deleteBackwards(in: field)
  }

  /// Up and down: to the line as it is drawn, else out of the field.
  private func moveLine(_ press: KeyPress, _ field: Handle, _ caret: TextCaret) {
    layIfStale()
    let step = press.key == .up ? -1 : 1
    if field.isMultiline, let place = caretPlace,
      let character = character(of: field, near: place.column, line: place.line + step)
    {
      let offset = TextCaret.offset(ofCharacter: character, in: field.sync?.shown ?? "")
      return go(to: offset, field, press.modifiers.contains(.shift))
    }
    if press.modifiers == [] { moveFocus(press.key) }
  }

  private var caretPlace: Grid.Place? {
    for (line, row) in layout.block.lines.enumerated() {
      var column = 0
      for cell in row.cells {
        if cell.style.contains(.caret) { return Grid.Place(column: column, line: line) }
        column += cell.width
      }
    }
    return nil
  }

  /// The character of a field that is drawn in a line at a column, or the one nearest to it.
  func character(of field: Handle, near target: Int, line: Int) -> Int? {
    guard layout.block.lines.indices.contains(line) else { return nil }
    let shown = field.sync?.shown ?? ""
    let breaks = Set(shown.enumerated().lazy.filter(\.element.isNewline).map(\.offset))
    var best: (distance: Int, character: Int)?
    var column = 0
    for cell in layout.block.lines[line].cells {
      if cell.owner == field.id.rawValue, cell.part > 0 {
        let distance = abs(column - target)
        if best.map({ distance < $0.distance }) ?? true { best = (distance, Int(cell.part) - 1) }
        // Behind the last character of a line is a place of its own, unless it ends the line.
        if column + cell.width <= target, !breaks.contains(Int(cell.part) - 1) {
          best = (target - column - cell.width, Int(cell.part))
        }
      }
      column += cell.width
    }
    return best?.character
  }
}

extension TextRenderer.Handle {
  fileprivate var isMultiline: Bool {
    if case .textField(let field) = content.element { field.style == .multiline } else { false }
  }
}
