import ViewTree

extension Driver {
  /// Types into a field at its caret, one character or more as one edit.
  package func type(_ text: String, into query: Query, verb: String = "type into") throws(Refusal) {
    let field = try field(query, to: verb)
    renderer.moveFocus(to: field.id)
    renderer.insert(text, into: field)
  }

  package func clear(_ query: Query) throws(Refusal) {
    let field = try field(query, to: "clear")
    renderer.moveFocus(to: field.id)
    renderer.edit(field, "")
  }

  /// Puts the caret behind a number of characters, or selects a range of characters.
  package func select(_ range: Range<Int>, in query: Query) throws(Refusal) {
    let field = try field(query, to: "select in")
    let text = field.sync?.shown ?? ""
    guard range.lowerBound >= 0, range.upperBound <= text.count else {
      throw Refusal(
        "Can't select \(range.lowerBound)..<\(range.upperBound) in \(query.description): its text "
          + "has \(text.count) characters.")
    }
    renderer.moveFocus(to: field.id)
    renderer.select(
      TextSelection(
        anchor: text.prefix(range.lowerBound).unicodeScalars.count,
        caret: text.prefix(range.upperBound).unicodeScalars.count), in: field)
  }

  /// Presses Return in a field.
  package func submit(_ query: Query) throws(Refusal) {
    let field = try field(query, to: "submit")
    renderer.moveFocus(to: field.id)
    renderer.events?(Event(field.id, .submit))
  }

  /// The caret or selection of a field, in characters.
  package func selection(_ query: Query) -> Range<Int>? {
    guard let entry = try? index.find(query), let handle = renderer.handles[entry.id],
      let text = handle.sync?.shown
    else { return nil }
    let range = renderer.selection(of: handle).range
    let scalars = text.unicodeScalars
    func characters(_ count: Int) -> Int {
      text[..<scalars.index(scalars.startIndex, offsetBy: count)].count
    }
    return characters(range.lowerBound)..<characters(range.upperBound)
  }

  private func field(_ query: Query, to verb: String) throws(Refusal) -> TextRenderer.Handle {
    let entry = try reach(query, to: verb)
    guard entry.content.element.kind == .textField, let handle = renderer.handles[entry.id]
    else {
      throw Refusal("Can't \(verb) \(query.description): it is a \(entry.word), not a text field.")
    }
    return handle
  }
}
