import CGTK

/// Where a widget sits in room that it doesn't fill.
public enum Align: Hashable, Sendable {
  case fill, start, center, end, baseline

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    case .baseline: GTK_ALIGN_BASELINE
    }
  }

  init(_ align: GtkAlign) {
    switch align {
    case GTK_ALIGN_START: self = .start
    case GTK_ALIGN_CENTER: self = .center
    case GTK_ALIGN_END: self = .end
    case GTK_ALIGN_BASELINE: self = .baseline
    default: self = .fill
    }
  }
}

/// Empty room around a widget, in logical pixels; start and end follow the writing direction.
public struct Margins: Hashable, Sendable {
  public var top: Int
  public var bottom: Int
  public var start: Int
  public var end: Int

  public init(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  public init(_ all: Int) {
    self.init(top: all, bottom: all, start: all, end: all)
  }
}

extension Widget {
  /// Its place across its parent.
  public var horizontalAlign: Align {
    get { Align(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.gtk) }
  }

  /// Its place down its parent.
  public var verticalAlign: Align {
    get { Align(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.gtk) }
  }

  /// Whether it takes spare width; `nil` where its children decide.
  public var expandsHorizontally: Bool? {
    get {
      Bool(gtk_widget_get_hexpand_set(widget)) ? Bool(gtk_widget_get_hexpand(widget)) : nil
    }
    set {
      if let newValue {
        gtk_widget_set_hexpand(widget, newValue.gboolean)
      } else {
        gtk_widget_set_hexpand_set(widget, 0)
      }
    }
  }

  /// Whether it takes spare height; `nil` where its children decide.
  public var expandsVertically: Bool? {
    get {
      Bool(gtk_widget_get_vexpand_set(widget)) ? Bool(gtk_widget_get_vexpand(widget)) : nil
    }
    set {
      if let newValue {
        gtk_widget_set_vexpand(widget, newValue.gboolean)
      } else {
        gtk_widget_set_vexpand_set(widget, 0)
      }
    }
  }

  /// The empty room around it.
  public var margins: Margins {
    get {
      Margins(
        top: Int(gtk_widget_get_margin_top(widget)),
        bottom: Int(gtk_widget_get_margin_bottom(widget)),
        start: Int(gtk_widget_get_margin_start(widget)),
        end: Int(gtk_widget_get_margin_end(widget)))
    }
    set {
      gtk_widget_set_margin_top(widget, gint(newValue.top))
      gtk_widget_set_margin_bottom(widget, gint(newValue.bottom))
      gtk_widget_set_margin_start(widget, gint(newValue.start))
      gtk_widget_set_margin_end(widget, gint(newValue.end))
    }
  }

  /// The least width and height, in logical pixels, or `nil` for its natural one.
  public func requestSize(width: Int?, height: Int?) {
    gtk_widget_set_size_request(widget, gint(width ?? -1), gint(height ?? -1))
  }
}

extension Widget {
  /// Which side is the start, for it and everything inside; `nil` leaves it to the desktop.
  ///
  /// GTK doesn't hand it on: what is placed inside later has to be told.
  ///
  /// - Complexity: O(*n*) in the number of widgets inside.
  public func setDirection(isRightToLeft: Bool?) {
    let direction =
      isRightToLeft.map { $0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR } ?? GTK_TEXT_DIR_NONE
    Self.set(direction, in: widget)
  }

  private static func set(_ direction: GtkTextDirection, in widget: UnsafeMutablePointer<GtkWidget>)
  {
    gtk_widget_set_direction(widget, direction)
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      set(direction, in: next)
      child = gtk_widget_get_next_sibling(next)
    }
  }
}
