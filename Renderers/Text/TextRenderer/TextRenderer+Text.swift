import ViewTree

/// Editing as a user does it.
extension TextRenderer {
  /// Sets all the text of a field as one edit and reports it, with the caret at the end. Returns
  /// false where there is no field.
  @discardableResult
  public func edit(_ handle: Handle, _ text: String) -> Bool {
    edit(handle, text, TextSelection(caret: text.unicodeScalars.count))
  }

  /// Writes over the selection of a field, or at its caret, as typing or pasting does.
  @discardableResult
  public func insert(_ text: String, into handle: Handle) -> Bool {
    let selection = selection(of: handle)
    return replace(selection.range, with: text, in: handle)
  }

  /// Deletes the selection of a field, or the character before its caret.
  @discardableResult
  public func deleteBackwards(in handle: Handle) -> Bool {
    guard let shown = handle.sync?.shown else { return false }
    var range = selection(of: handle).range
    if range.isEmpty {
      let scalars = shown.unicodeScalars
      let caret = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
      guard let last = shown[..<caret].last else { return true }
      range = (range.lowerBound - last.unicodeScalars.count)..<range.lowerBound
    }
    return replace(range, with: "", in: handle)
  }

  /// Puts the caret somewhere in a field, or selects a part of its text.
  public func select(_ selection: TextSelection, in handle: Handle) {
    guard let shown = handle.sync?.shown else { return }
    let count = shown.unicodeScalars.count
    user.selections[handle.id] = TextSelection(
      anchor: max(0, min(selection.anchor, count)), caret: max(0, min(selection.caret, count)))
  }

  /// The caret or selection of a field: at the end where the user never moved it.
  public func selection(of handle: Handle) -> TextSelection {
    let count = handle.sync?.shown.unicodeScalars.count ?? 0
    guard let known = user.selections[handle.id] else { return TextSelection(caret: count) }
    return TextSelection(anchor: min(known.anchor, count), caret: min(known.caret, count))
  }

  private func replace(_ range: Range<Int>, with text: String, in handle: Handle) -> Bool {
    guard let shown = handle.sync?.shown else { return false }
    let old = Array(shown.unicodeScalars)
    var scalars = String.UnicodeScalarView(old[..<range.lowerBound])
    scalars.append(contentsOf: text.unicodeScalars)
    let caret = scalars.count
    scalars.append(contentsOf: old[range.upperBound...])
    return edit(handle, String(scalars), TextSelection(caret: caret))
  }

  private func edit(_ handle: Handle, _ text: String, _ selection: TextSelection) -> Bool {
    guard handle.sync != nil else { return false }
    if let edit = handle.sync?.edited(text, selection: selection) {
      user.selections[handle.id] = selection
      show(handle)
      events?(Event(handle.id, .edit(edit)))
    }
    return true
  }

  /// A field shows what its editing protocol says, which may be ahead of the core.
  func show(_ handle: Handle) {
    guard let sync = handle.sync, case .textField(var field) = handle.content.element,
      field.text != sync.shown
    else { return }
    field.text = sync.shown
    show(anew: handle)
    handle.content.element = .textField(field)
  }

  /// Takes the caret along with a text that the core replaced.
  func map(_ handle: Handle, _ change: TextReplacement) {
    guard let selection = user.selections[handle.id] else { return }
    user.selections[handle.id] = change.map(selection)
  }
}
