import CGTK

extension Widget {
  /// Whether the keyboard focus of its window is at it or inside it, be the window active or not.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root)
    else { return false }
    return focus == widget || Bool(gtk_widget_is_ancestor(focus, widget))
  }

  /// Moves the keyboard focus to it, and returns whether that was possible.
  @discardableResult
  public func grabFocus() -> Bool {
    Bool(gtk_widget_grab_focus(widget))
  }

  /// Moves the keyboard focus to it, or to the first widget inside it that takes it. Returns
  /// whether there is one.
  @discardableResult
  public func focusFirst() -> Bool {
    Bool(gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD))
  }

  /// Takes the keyboard focus away from it and everything inside it.
  public func dropFocus() {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return }
    gtk_root_set_focus(root, nil)
  }

  /// Whether it can have the keyboard focus.
  public var isFocusable: Bool {
    get { Bool(gtk_widget_get_focusable(widget)) }
    set { gtk_widget_set_focusable(widget, newValue.gboolean) }
  }

  /// Calls when the focus came into it (`true`) or left it.
  ///
  /// Moving between its own parts calls nothing.
  @discardableResult
  public func onFocus(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    let controller = gtk_event_controller_focus_new()!
    let handler = Handler.connect(
      UnsafeMutableRawPointer(controller), "notify::contains-focus"
    ) { signal in
      body(signal.senderFlag("contains-focus"))
    }
    gtk_widget_add_controller(widget, controller)
    return handler
  }
}
