import CGTK

/// Text that a user reads.
public final class Label: Widget {
  /// Makes a label of plain text.
  public init(_ text: String = "") {
    super.init(new: gtk_label_new(text))
  }

  /// Makes a label that assistive technology knows by another role.
  public init(_ text: String, role: Role) {
    super.init(new: role == .text ? gtk_label_new(text) : oriel_heading_new(text))
  }

  /// Makes an empty label for what assistive technology should say, and nobody sees.
  public static func status() -> Label {
    Label(new: oriel_status_new())
  }

  private override init(new widget: UnsafeMutablePointer<GtkWidget>?) {
    super.init(new: widget)
  }

  /// Takes a label that is a part of another widget.
  override init(existing widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(existing: widget)
  }

  /// What assistive technology takes a label for, from the start.
  public enum Role: Hashable, Sendable {
    case text, heading
  }

  /// The plain text. Setting it ends the use of markup.
  public var text: String {
    get { string(gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Shows text with Pango's markup, such as `<b>bold</b>`; escape what isn't markup with
  /// ``escape(_:)``.
  public func setMarkup(_ markup: String) {
    gtk_label_set_markup(opaque, markup)
  }

  /// Whether the text was given as markup that is more than its characters.
  public var hasStyles: Bool {
    Bool(gtk_label_get_use_markup(opaque))
      && string(gtk_label_get_label(opaque)) != Self.escape(text)
  }

  /// Text with the characters that markup gives a meaning made harmless.
  public static func escape(_ text: String) -> String {
    string(taking: g_markup_escape_text(text, -1))
  }

  /// Whether lines that are too long are broken between words.
  public var wraps: Bool {
    get { Bool(gtk_label_get_wrap(opaque)) }
    set {
      gtk_label_set_wrap(opaque, newValue.gboolean)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      // It breaks lines where there isn't enough room, and not to be of a pleasing shape.
      gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    }
  }

  /// How many lines are shown; the rest is replaced by an ellipsis. `nil` shows all.
  public var lineLimit: Int? {
    get {
      let lines = gtk_label_get_lines(opaque)
      return lines > 0 ? Int(lines) : nil
    }
    set {
      gtk_label_set_lines(opaque, gint(newValue ?? -1))
      gtk_label_set_ellipsize(opaque, newValue == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    }
  }

  /// Where the text sits in its room, from 0 at the start to 1 at the end.
  public var textPosition: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  /// How several lines sit below each other.
  public var justification: Align {
    get {
      switch gtk_label_get_justify(opaque) {
      case GTK_JUSTIFY_CENTER: .center
      case GTK_JUSTIFY_RIGHT: .end
      case GTK_JUSTIFY_FILL: .fill
      default: .start
      }
    }
    set {
      let justify =
        switch newValue {
        case .center: GTK_JUSTIFY_CENTER
        case .end: GTK_JUSTIFY_RIGHT
        case .fill: GTK_JUSTIFY_FILL
        case .start, .baseline: GTK_JUSTIFY_LEFT
        }
      gtk_label_set_justify(opaque, justify)
    }
  }

  /// Whether a user can select and copy the text.
  public var isSelectable: Bool {
    get { Bool(gtk_label_get_selectable(opaque)) }
    set { gtk_label_set_selectable(opaque, newValue.gboolean) }
  }

  /// The widget that the label names: it gets the focus of the label's access key.
  public func setMnemonicWidget(_ target: Widget?) {
    gtk_label_set_mnemonic_widget(opaque, target?.widget)
  }
}
