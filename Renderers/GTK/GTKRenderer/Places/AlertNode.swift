import GTK
import ViewTree

/// An alert or a confirmation dialog: a modal window with buttons.
///
/// One event per question: the first choice, or that it was closed without one. Where state keeps
/// the alert all the same, it asks again. Escape chooses the button with the cancel role, where
/// there is one.
final class AlertNode: GTKNode, PresentedNode {
  private(set) var dialog: MessageDialog?
  private weak var owner: Window?
  private var isAnswered = false

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    // Nothing is placed in the parent: the dialog is made once its owner is known.
    super.init(id, content, renderer, Box(.vertical))
  }

  override var naturalFill: Fill { [] }
  override var control: Widget { dialog ?? core }

  override func labelChanged() {
    if let dialog, let alert { write(alert, to: dialog) }
  }

  override func show(_ old: Element?) {
    guard old != nil, let dialog, let alert else { return }
    let previous: AlertElement? =
      switch old {
      case .alert(let alert), .dialog(let alert): alert
      default: nil
      }
    if previous?.buttons == alert.buttons {
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
    for index in order(of: alert) {
      let button = alert.buttons[index]
      dialog.addButton(
        button.label.plain, index: index,
        role: button.role == .destructive
          ? .destructive : index == suggested ? .suggested : .normal)
    }
    if suggested == nil, let cancel = alert.cancelIndex { dialog.setDefault(cancel) }
    if alert.buttons.count > 2 { dialog.stacksButtons = true }
    dialog.onChoose { [weak self] in self?.answer($0) }
    if let identifier = content.meaning.identifier { dialog.name = identifier }
    dialog.present()
  }

  func close() {
    guard let dialog else { return }
    dialog.destroy()
    self.dialog = nil
    // There may be no window manager that gives the keys back.
    if let owner, owner.isMapped { owner.present() }
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
    dialog.setMarkup(
      alert.isTitleVisible ? alert.title.pangoMarkup : "", detail: alert.message?.pangoMarkup)
    dialog.title = alert.title.plain
    dialog.setAccessibleLabel(content.meaning.label ?? alert.title.plain)
    dialog.setAccessibleDescription(alert.message?.plain)
  }

  /// Side by side, what leaves comes first and what goes on comes last; below each other, as
  /// written.
  private func order(of alert: AlertElement) -> [Int] {
    let indices = Array(alert.buttons.indices)
    guard indices.count <= 2 else { return indices }
    return indices.filter { alert.buttons[$0].role == .cancel }
      + indices.filter { alert.buttons[$0].role != .cancel }
  }

  /// What Return presses: the last button that neither leaves nor destroys, else the only one.
  private func suggestedIndex(of alert: AlertElement) -> Int? {
    alert.buttons.lastIndex { $0.role == nil } ?? (alert.buttons.count == 1 ? 0 : nil)
  }

  private func answer(_ index: Int?) {
    guard !isAnswered, let alert else { return }
    isAnswered = true
    if let choice = index ?? alert.cancelIndex {
      report(.choose(choice))
    } else {
      report(.dismiss)
    }
    // What is still there when the answer was dealt with is a question again.
    MainLoop.whenIdle { [weak self] in self?.isAnswered = false }
  }
}

extension AlertElement {
  fileprivate var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }
}
