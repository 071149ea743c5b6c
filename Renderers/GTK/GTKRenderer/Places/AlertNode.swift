import GTK
import ViewTree

/// An alert or a confirmation dialog: a modal window with buttons.
///
/// One event per presentation: the first choice, or that it was closed without one. Escape chooses
/// the button with the cancel role, where there is one.
final class AlertNode: GTKNode, PresentedNode {
  private(set) var dialog: MessageDialog?
  private weak var owner: Window?
  private var isAnswered = false

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    // Nothing is placed in the parent: the dialog is made once its owner is known.
    super.init(id, content, renderer, Box(.vertical))
  }

  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard old != nil, let dialog, let alert else { return }
    if case .alert(let previous)? = old, previous.buttons == alert.buttons {
      write(alert, to: dialog)
    } else {
      close()
      present(above: owner)
    }
  }

  func present(above owner: Window?) {
    guard dialog == nil, let alert else { return }
    self.owner = owner
    let dialog = MessageDialog(owner: owner)
    self.dialog = dialog
    write(alert, to: dialog)
    let suggested = suggestedIndex(of: alert)
    for (index, button) in alert.buttons.enumerated() {
      dialog.addButton(
        button.label.plain, index: index,
        role: button.role == .destructive
          ? .destructive : index == suggested ? .suggested : .normal)
    }
    dialog.onChoose { [weak self] in self?.answer($0) }
    if let identifier = content.meaning.identifier { dialog.name = identifier }
    dialog.present()
  }

  func close() {
    dialog?.destroy()
    dialog = nil
  }

  override func ended() {
    close()
  }

  private var alert: AlertElement? {
    switch content.element {
    case .alert(let alert), .dialog(let alert): alert
    default: nil
    }
  }

  private func write(_ alert: AlertElement, to dialog: MessageDialog) {
    let title = alert.isTitleVisible ? alert.title.plain : ""
    dialog.setText(title, detail: alert.message?.plain)
    dialog.title = alert.title.plain
    dialog.setAccessibleLabel(content.meaning.label ?? alert.title.plain)
  }

  /// What Return presses: the last button that neither leaves nor destroys, else the only one.
  private func suggestedIndex(of alert: AlertElement) -> Int? {
    alert.buttons.lastIndex { $0.role == nil } ?? (alert.buttons.count == 1 ? 0 : nil)
  }

  private func answer(_ index: Int?) {
    guard !isAnswered, let alert else { return }
    isAnswered = true
    if let choice = index ?? alert.buttons.firstIndex(where: { $0.role == .cancel }) {
      report(.choose(choice))
    } else {
      report(.dismiss)
    }
  }
}
