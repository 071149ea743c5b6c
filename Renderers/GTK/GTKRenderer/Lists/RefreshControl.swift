import GTK

/// The ways to ask a list for fresh content: a button in its corner, F5, and pulling it down.
@MainActor
final class RefreshControl {
  let widget = Overlay()
  private let button = Button(icon: "view-refresh-symbolic")
  private let scroll: ScrolledWindow
  private var keys: [Shortcut] = []
  private var pull: Handler?

  init(around scroll: ScrolledWindow, refresh: @escaping @MainActor () -> Void) {
    self.scroll = scroll
    button.setAccessibleLabel("Refresh")
    button.tooltip = "Refresh"
    button.addStyle("circular")
    button.addStyle("osd")
    button.horizontalAlign = .end
    button.verticalAlign = .start
    button.margins = Margins(6)
    button.onClick(refresh)
    widget.setChild(scroll)
    widget.addOverlay(button)
    keys = ["F5", "<Control>r"].compactMap { key in
      Shortcut(key, in: widget) { [weak button] in button?.click() }
    }
    pull = scroll.onPull(refresh)
  }

  /// Lets go of the list, which may be placed elsewhere then.
  func end() {
    for key in keys { key.remove() }
    keys = []
    pull?.disconnect()
    widget.setChild(nil)
  }
}
