import CGTK

extension Widget {
  /// Sets the name that a screen reader says; `nil` leaves it to the widget.
  public func setAccessibleLabel(_ label: String?) {
    if let label {
      oriel_accessible_set_label(widget, label)
    } else {
      oriel_accessible_reset(widget, GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
  }

  /// Sets a longer explanation for a screen reader.
  public func setAccessibleDescription(_ description: String?) {
    if let description {
      oriel_accessible_set_description(widget, description)
    } else {
      oriel_accessible_reset(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
  }

  /// Sets the value that a screen reader says.
  public func setAccessibleValue(_ value: String?) {
    if let value {
      oriel_accessible_set_value_text(widget, value)
    } else {
      oriel_accessible_reset(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
    }
  }

  /// Shows it on screen only, or to screen readers too.
  public func setAccessibleHidden(_ isHidden: Bool) {
    oriel_accessible_set_hidden(widget, isHidden.gboolean)
  }

  /// Names it by the text of another widget.
  public func setAccessibleLabel(by label: Widget) {
    oriel_accessible_set_labelled_by(widget, label.widget)
  }

  /// Announces it with a level, 1 being the highest, as headings have.
  public func setAccessibleLevel(_ level: Int?) {
    if let level {
      oriel_accessible_set_level(widget, gint(level))
    } else {
      oriel_accessible_reset(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL)
    }
  }
}
