import GTK
import ViewTree

/// A text field: the widget that edits, and the protocol that decides who writes when.
///
/// ```
/// key ─▶ "changed", maybe twice ─▶ noteEdit ─▶ takeEdit ─▶ Event.edit ─▶ answer ─▶ write
/// ```
final class FieldNode: GTKNode {
  private var input: any TextControl
  private var sync: TextFieldSync
  private var changes: Handler?
  private var isNoted = false
  private var endsComposing = false

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    var field = TextFieldElement(text: "")
    if case .textField(let element) = content.element { field = element }
    let (outer, input) = Self.makeWidgets(field.style)
    self.input = input
    input.text = field.text
    sync = TextFieldSync(text: field.text)
    super.init(id, content, renderer, outer)
    connect()
  }

  override var control: Widget { input }

  override var naturalFill: Fill {
    guard case .textField(let field) = content.element, field.style == .multiline else {
      return .horizontal
    }
    return [.horizontal, .vertical]
  }

  override func show(_ old: Element?) {
    guard case .textField(let field) = content.element else { return }
    if case .textField(let previous)? = old {
      if previous.style != field.style { return rebuild(field) }
      if previous.text != field.text { update(field.text) }
      if previous.prompt == field.prompt { return }
    }
    showPrompt(field)
  }

  override func ended() {
    // The text of several lines outlives its widget while the desktop offers its selection for
    // pasting.
    changes?.disconnect()
  }

  /// What a user's edits since the last report come down to, or `nil`.
  func takeEdit() -> TextEdit? {
    isNoted = false
    let selection = input.selection
    if endsComposing {
      endsComposing = false
      if input.text == sync.shown {
        write(sync.endComposing())
        return nil
      }
      // The committed text is newer than what waited: it is reported, and answered.
      _ = sync.endComposing()
    }
    guard isAlive else { return nil }
    return sync.edited(
      input.text, selection: TextSelection(anchor: selection.anchor, caret: selection.caret))
  }

  func answer(_ answer: TextAnswer) {
    // What was typed since then wins, and has an answer of its own to come.
    guard !isNoted else { return }
    write(sync.answer(answer))
  }

  private func update(_ text: String) {
    guard !isNoted else { return }
    write(sync.update(text))
  }

  private func write(_ change: TextReplacement?) {
    guard let change else { return }
    let old = input.selection
    let selection = change.map(TextSelection(anchor: old.anchor, caret: old.caret))
    changes?.block {
      input.replace(change.range, with: change.replacement)
    }
    let moved = input.selection
    if moved.anchor != selection.anchor || moved.caret != selection.caret {
      input.selection = (selection.anchor, selection.caret)
    }
  }

  private func note() {
    guard isAlive, !isNoted else { return }
    isNoted = true
    renderer.noteEdit(self)
  }

  private func connect() {
    changes = input.onChange { [weak self] in self?.note() }
    _ = input.onComposing { [weak self] isComposing in
      guard let self else { return }
      if isComposing {
        endsComposing = false
        sync.beginComposing()
      } else {
        // Committed text may come before or after this: both are seen when the edit is taken.
        endsComposing = true
        note()
      }
    }
    guard let field = input as? TextInput else { return }
    field.onActivate { [weak self] in self?.report(.submit) }
  }

  private func rebuild(_ field: TextFieldElement) {
    let (outer, input) = Self.makeWidgets(field.style)
    self.input = input
    input.text = field.text
    sync = TextFieldSync(text: field.text)
    connect()
    replaceWidget(with: outer)
    showPrompt(field)
  }

  private func showPrompt(_ field: TextFieldElement) {
    switch input {
    case let entry as Entry: entry.placeholder = field.prompt
    case let entry as PasswordEntry: entry.placeholder = field.prompt
    case let entry as SearchEntry: entry.placeholder = field.prompt
    default: break
    }
    input.setAccessibleLabel(content.meaning.label ?? ownName)
  }

  private static func makeWidgets(
    _ style: TextFieldElement.Style
  ) -> (outer: Widget, input: any TextControl) {
    switch style {
    case .plain:
      let entry = Entry()
      entry.activatesDefault = true
      return (entry, entry)
    case .secure:
      let entry = PasswordEntry()
      entry.activatesDefault = true
      entry.showsPeekIcon = true
      return (entry, entry)
    case .search:
      let entry = SearchEntry()
      return (entry, entry)
    case .multiline:
      let view = TextView()
      view.setTextMargin(6)
      let scroll = ScrolledWindow()
      scroll.setMinimumContentHeight(80)
      scroll.addStyle("frame")
      scroll.setChild(view)
      return (scroll, view)
    }
  }
}
