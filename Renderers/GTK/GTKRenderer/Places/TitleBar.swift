import GTK
import ViewTree

/// The bars of a window: the title, the way back, and the toolbar items of what is on screen.
@MainActor
final class TitleBar {
  let header = HeaderBar()
  private let title = Label()
  private let back = Button(icon: "go-previous-symbolic")
  private var items: [ToolbarItemNode] = []
  private var bottom: ActionBar?
  private var shelf: Box?
  private var goBack: (@MainActor () -> Void)?
  private var backKey: Shortcut?
  private var isStale = false

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

  /// Runs a body that shows what is on screen, once the batch is over.
  func refreshSoon(_ renderer: GTKRenderer, _ body: @escaping @MainActor () -> Void) {
    guard renderer.isWriting else { return body() }
    guard !isStale else { return }
    isStale = true
    renderer.atCommit { [weak self] in
      self?.isStale = false
      body()
    }
  }

  /// Shows a page's title, or the window's own where it is `nil`.
  func show(title text: String?) {
    guard text != titleText else { return }
    titleText = text
    title.text = text ?? ""
    placeTitle()
  }

  /// Offers a way back, or none.
  func offerBack(_ body: (@MainActor () -> Void)?) {
    goBack = body
    back.isVisible = body != nil
  }

  /// Shows these items and no others, those of the bottom in a bar of their own.
  func show(items new: [ToolbarItemNode], below page: Box) {
    guard !new.elementsEqual(items, by: ===) else { return }
    removeItems()
    items = new
    for item in new where item.place == .start { header.addAtStart(item.widget) }
    // The end is filled from the outside in.
    for item in new.reversed() where item.place == .end { header.addAtEnd(item.widget) }
    let low = new.filter { $0.place == .bottom }
    if low.isEmpty, let bottom {
      page.remove(bottom)
      self.bottom = nil
    } else if !low.isEmpty {
      let bar = bottom ?? ActionBar()
      if bottom == nil { page.append(bar) }
      bottom = bar
      for item in low { bar.addAtStart(item.widget) }
    }
    placeOnShelf(new.filter { $0.place == .below }, above: page)
    placeTitle()
  }

  private func placeOnShelf(_ items: [ToolbarItemNode], above page: Box) {
    if items.isEmpty, let shelf {
      page.remove(shelf)
      self.shelf = nil
    }
    guard !items.isEmpty else { return }
    let box = shelf ?? Box(.horizontal, spacing: 6)
    if shelf == nil {
      box.addStyle("toolbar")
      box.addStyle("oriel-shelf")
      page.insert(box, after: nil)
    }
    shelf = box
    for item in items {
      item.widget.expandsHorizontally = true
      box.append(item.widget)
    }
  }

  /// Lets go of what belongs to a window that closes.
  func end() {
    backKey?.remove()
    goBack = nil
    removeItems()
    items = []
    placeTitle()
  }

  /// The middle shows an item that asks for it, else the page's title, else the window's.
  private func placeTitle() {
    if let item = items.first(where: { $0.place == .middle }) {
      header.setTitle(item.widget)
    } else {
      header.setTitle(titleText.map { !$0.isEmpty } == true ? title : nil)
    }
  }

  private func removeItems() {
    for item in items {
      // GTK 4.8 keeps a widget for ever that leaves a bar together with the focus.
      item.widget.dropFocus()
      switch item.place {
      case .start, .end: header.remove(item.widget)
      case .middle: header.setTitle(nil)
      case .bottom: bottom?.remove(item.widget)
      case .below: shelf?.remove(item.widget)
      }
    }
  }
}
