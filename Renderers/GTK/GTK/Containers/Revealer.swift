import CGTK

/// Shows and hides its child by sliding.
public final class Revealer: Widget {
  /// Makes a revealer whose child is hidden.
  public init() {
    super.init(new: gtk_revealer_new())
  }

  /// Sets what is shown; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_revealer_set_child(opaque, child?.widget)
  }

  /// Whether the child is shown, or on its way to be.
  public var isRevealed: Bool {
    get { Bool(gtk_revealer_get_reveal_child(opaque)) }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }
}
