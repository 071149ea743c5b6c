import CGTK

@testable import GTK

/// What GTK itself knows of a widget.
extension Widget {
  /// The role that assistive technology is told, in GTK's word.
  var accessibleRole: String {
    switch gtk_accessible_get_accessible_role(raw.opaque) {
    case GTK_ACCESSIBLE_ROLE_HEADING: "heading"
    case GTK_ACCESSIBLE_ROLE_LABEL: "label"
    default: "another"
    }
  }

  var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  var minimumWidth: Int {
    var minimum: gint = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return Int(minimum)
  }

  /// Where the widget is in another one.
  func bounds(in other: Widget) -> (x: Double, y: Double)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
    return (Double(bounds.origin.x), Double(bounds.origin.y))
  }
}
