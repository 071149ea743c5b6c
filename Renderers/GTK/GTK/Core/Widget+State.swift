import CGTK

extension Widget {
  /// Whether it is shown, and takes up room.
  public var isVisible: Bool {
    get { Bool(gtk_widget_get_visible(widget)) }
    set { gtk_widget_set_visible(widget, newValue.gboolean) }
  }

  /// Whether it reacts to input itself; a parent can still prevent it.
  public var isSensitive: Bool {
    get { Bool(gtk_widget_get_sensitive(widget)) }
    set { gtk_widget_set_sensitive(widget, newValue.gboolean) }
  }

  /// Whether it and everything around it reacts to input.
  public var isEffectivelySensitive: Bool { Bool(gtk_widget_is_sensitive(widget)) }

  /// Whether it and everything around it is shown in a window that is shown.
  public var isMapped: Bool { Bool(gtk_widget_get_mapped(widget)) }

  /// Shown when the pointer rests on it.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Its name for style sheets and tests; the class name where none was given.
  public var name: String {
    get { string(gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// From 0, invisible, to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Whether it has a parent.
  public var isPlaced: Bool { gtk_widget_get_parent(widget) != nil }

  /// Handles for its children, in the order in which they are drawn, GTK's own parts included.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      children.append(Widget(existing: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Its width and height as laid out, in logical pixels.
  public var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
  }

  /// Whether it can be clicked; a click goes to what is behind it otherwise.
  public var isTarget: Bool {
    get { Bool(gtk_widget_get_can_target(widget)) }
    set { gtk_widget_set_can_target(widget, newValue.gboolean) }
  }

  /// Activates it as its key would: presses a button, flips a switch.
  ///
  /// Returns whether it could be activated.
  @discardableResult
  public func activate() -> Bool {
    isEffectivelySensitive && Bool(gtk_widget_activate(widget))
  }
}
