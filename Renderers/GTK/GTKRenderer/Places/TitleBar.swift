import GTK
import ViewTree

/// The bar of a window: the title, the way back, and the toolbar items of what is on screen.
@MainActor
final class TitleBar {
  let header = HeaderBar()
  private let title = Label()
  private let back = Button(icon: "go-previous-symbolic")
  private var items: [ToolbarItemNode] = []
  private var goBack: (@MainActor () -> Void)?
  private var backKey: Shortcut?

  init(in window: Window) {
    title.addStyle("title")
    title.addStyle("oriel-title")
    title.lineLimit = 1
    back.setAccessibleLabel("Back")
    back.tooltip = "Back"
    back.isVisible = false
    header.addAtStart(back)
    back.onClick { [weak self] in self?.goBack?() }
    backKey = Shortcut("<Alt>Left", in: window) { [weak self] in self?.goBack?() }
  }

  /// The page's title, where one is shown.
  private(set) var titleText: String?

  /// Whether there is a way back.
  var offersBack: Bool { back.isVisible }

  /// Goes back, as a user would.
  func pressBack() {
    back.click()
  }

  /// Shows a page's title, or the window's own where it is `nil`.
  func show(title text: String?) {
    guard text != titleText else { return }
    titleText = text
    guard let text, !text.isEmpty else { return header.setTitle(nil) }
    title.text = text
    header.setTitle(title)
  }

  /// Offers a way back, or none.
  func offerBack(_ body: (@MainActor () -> Void)?) {
    goBack = body
    back.isVisible = body != nil
  }

  /// Shows these items and no others.
  func show(items new: [ToolbarItemNode]) {
    guard !new.elementsEqual(items, by: ===) else { return }
    for item in items {
      // GTK 4.8 keeps a widget for ever that leaves a bar together with the focus.
      item.widget.dropFocus()
      header.remove(item.widget)
    }
    items = new
    for item in new where item.isAtStart { header.addAtStart(item.widget) }
    // The end is filled from the outside in.
    for item in new.reversed() where !item.isAtStart { header.addAtEnd(item.widget) }
  }

  /// Lets go of what belongs to a window that closes.
  func end() {
    backKey?.remove()
    goBack = nil
    show(items: [])
  }
}
