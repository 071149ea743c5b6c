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

  var accessibleLabel: String? { accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) }
  var accessibleValue: String? { accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }
  var accessibleDescription: String? { accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
  var isAccessibleHidden: Bool { oriel_accessible_is_hidden(widget) != 0 }

  var isHeading: Bool {
    gtk_accessible_get_accessible_role(raw.opaque) == GTK_ACCESSIBLE_ROLE_HEADING
  }

  /// Everything below, in the order of drawing, that is on screen.
  var mappedDescendants: [Widget] {
    children.filter(\.isMapped).flatMap { [$0] + $0.mappedDescendants }
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

  private func accessible(_ property: GtkAccessibleProperty) -> String? {
    guard let text = oriel_accessible_get(widget, property) else { return nil }
    return GTK.string(taking: text)
  }
}
