import GTK

/// A small count or text behind a node, in one box with it.
@MainActor
final class Badge {
  let box = Box(.horizontal, spacing: 6)
  private let label: Label
  private var wrapped: Widget?

  init(_ text: String) {
    label = Label(text)
    label.addStyle("oriel-badge")
    label.verticalAlign = .center
    label.horizontalAlign = .end
    box.append(label)
  }

  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// Shows a widget before the badge, in place of another one.
  func wrap(_ widget: Widget) {
    unwrap()
    widget.horizontalAlign = .fill
    widget.verticalAlign = .fill
    box.insert(widget, after: nil)
    wrapped = widget
  }

  func unwrap() {
    if let wrapped { box.remove(wrapped) }
    wrapped = nil
  }
}
