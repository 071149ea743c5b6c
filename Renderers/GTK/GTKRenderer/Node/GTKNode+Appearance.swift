import GTK
import ViewTree

extension GTKNode {
  /// Writes what differs between an old look and the present one, by classes of the shared sheet.
  func applyAppearance(from old: Appearance) {
    let new = content.appearance
    if old.padding != new.padding { widget.margins = Margins(new.padding) }
    if old.width != new.width || old.height != new.height { applySize() }
    if old.opacity != new.opacity { widget.opacity = new.opacity ?? 1 }
    if old.alignment != new.alignment { parent?.align(self) }
    if old.style != new.style { show(style: new.style) }
    if old.direction != new.direction { inheritDirection(parent?.direction) }
    for style in old.styles where !new.styles.contains(style) { widget.removeStyle(style) }
    for style in new.styles where !old.styles.contains(style) { widget.addStyle(style) }
    if let label = core as? Label {
      if old.lineLimit != new.lineLimit { label.lineLimit = new.lineLimit }
      if old.textAlignment != new.textAlignment { label.align(new.textAlignment) }
      // Which of the two is put in its place, the label or the text in it, depends on all of these.
      parent?.align(self)
    }
  }

  /// Takes looks and state off the widget that is placed, and gives them to the next one.
  func moveLooks(to new: Widget, _ replace: () -> Void) {
    let (looks, meaning) = (content.appearance, content.meaning)
    (content.appearance, content.meaning) = (Appearance(), Meaning())
    applyAppearance(from: looks)
    applyState(from: meaning)
    // GTK 4.8 keeps a widget for ever that changes its place together with the focus.
    let hadFocus = core.containsFocus
    if hadFocus { core.dropFocus() }
    replace()
    if hadFocus { focusControl() }
    (content.appearance, content.meaning) = (looks, meaning)
    applyAppearance(from: Appearance())
    applyState(from: Meaning())
  }

  private func applySize() {
    let appearance = content.appearance
    widget.requestSize(
      width: (appearance.width.ideal ?? appearance.width.minimum).map(Self.pixels),
      height: (appearance.height.ideal ?? appearance.height.minimum).map(Self.pixels))
  }

  private static func pixels(ems: Double) -> Int {
    // What an author wrote as 160 points arrives as 10 ems, and is 160 pixels again.
    Int(max(0, min(ems, 1_000)) * 16)
  }
}

extension Label {
  fileprivate func align(_ alignment: HorizontalAlignment?) {
    switch alignment ?? .start {
    case .start: (justification, textPosition) = (.start, alignment == nil ? 0.5 : 0)
    case .center: (justification, textPosition) = (.center, 0.5)
    case .end: (justification, textPosition) = (.end, 1)
    }
  }
}

extension Appearance {
  /// The classes of the style sheet that draw it.
  @MainActor
  var styles: [String] {
    var styles: [String] = []
    if let font { styles += font.styles }
    if isBold == true { styles.append("oriel-bold") }
    if isItalic == true { styles.append("oriel-italic") }
    if isMonospaced == true { styles.append("monospace") }
    if let foreground { styles.append(foreground.style(for: .foreground)) }
    if let background { styles.append(background.style(for: .background)) }
    if let tint { styles.append(tint.style(for: .tint)) }
    if let cornerRadius { styles.append("oriel-radius-\(cornerRadius)") }
    return styles
  }
}
