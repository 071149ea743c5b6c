import CGTK

@testable import GTK

/// What GTK itself says about a widget, be it shown or said to assistive technology.
extension Widget {
  /// The text of a label, or `nil` for another widget.
  var labelText: String? {
    guard oriel_is_instance_of(raw, gtk_label_get_type()) != 0 else { return nil }
    return GTK.string(gtk_label_get_text(opaque))
  }

  /// The text of a button's own label, or `nil` for another widget.
  var buttonText: String? {
    guard oriel_is_instance_of(raw, gtk_button_get_type()) != 0 else { return nil }
    return gtk_button_get_label(raw.of()).map { GTK.string($0) }
  }

  /// Clicks a button that the test has no handle of.
  func emitClick() {
    oriel_emit(raw, "clicked")
  }

  var accessibleLabel: String? { accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) }
  var accessibleValue: String? { accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }
  var accessibleDescription: String? { accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
  var isAccessibleHidden: Bool { oriel_accessible_is_hidden(widget) != 0 }

  var isHeading: Bool {
    gtk_accessible_get_accessible_role(raw.opaque) == GTK_ACCESSIBLE_ROLE_HEADING
  }

  /// Whether it is on screen, or would be where a user scrolled to its row of a list.
  var isShown: Bool {
    if isMapped { return true }
    guard isVisible, gtk_widget_get_child_visible(widget) != 0,
      let parent = gtk_widget_get_parent(widget)
    else { return false }
    let outer = Widget(existing: parent)
    return outer.typeName == "GtkListItemWidget" || outer.isShown
  }

  /// Everything below, in the order of drawing, that is on screen.
  var mappedDescendants: [Widget] {
    children.filter(\.isShown).flatMap { [$0] + $0.mappedDescendants }
  }

  /// The window that it is in.
  func isIn(_ window: Widget) -> Bool {
    self == window || gtk_widget_is_ancestor(widget, window.widget) != 0
  }

  /// Presses a key that a text field binds to a signal.
  func emitInText(_ signal: String, _ argument: String? = nil) {
    let target =
      oriel_is_instance_of(raw, gtk_editable_get_type()) != 0
      ? UnsafeMutableRawPointer(gtk_editable_get_delegate(opaque)!) : raw
    if let argument {
      oriel_emit_string(target, signal, argument)
    } else {
      oriel_emit(target, signal)
    }
  }

  /// Where the middle of the widget is in its window.
  var middle: (Int, Int)? {
    var bounds = graphene_rect_t()
    guard let root = gtk_widget_get_root(widget),
      gtk_widget_compute_bounds(widget, UnsafeMutableRawPointer(root).widget, &bounds) != 0
    else { return nil }
    return (
      Int(bounds.origin.x + bounds.size.width / 2), Int(bounds.origin.y + bounds.size.height / 2)
    )
  }

  private func accessible(_ property: GtkAccessibleProperty) -> String? {
    guard let text = oriel_accessible_get(widget, property) else { return nil }
    return GTK.string(taking: text)
  }
}

extension Notebook {
  func tab(at index: Int) -> Widget? {
    guard let page = gtk_notebook_get_nth_page(opaque, Int32(index)) else { return nil }
    return gtk_notebook_get_tab_label(opaque, page).map { Widget(existing: $0) }
  }
}

extension MessageDialog {
  /// The button that gives an answer.
  func button(_ answer: Int) -> Widget? {
    gtk_dialog_get_widget_for_response(raw.of(), Int32(answer)).map { Widget(existing: $0) }
  }
}
