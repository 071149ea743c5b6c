import CGTK

/// A text with an arrow that shows or hides what is below it.
public final class Expander: Widget {
  /// Makes an expander whose child is hidden.
  public init(_ label: String = "") {
    super.init(new: gtk_expander_new(label))
  }

  /// The text beside the arrow.
  public var label: String {
    get { string(gtk_expander_get_label(opaque)) }
    set { gtk_expander_set_label(opaque, newValue) }
  }

  /// Sets what is shown while it is expanded; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_expander_set_child(opaque, child?.widget)
  }

  /// Whether its child is shown.
  public var isExpanded: Bool {
    get { Bool(gtk_expander_get_expanded(opaque)) }
    set { gtk_expander_set_expanded(opaque, newValue.gboolean) }
  }

  /// Calls when it was expanded or collapsed, by a user or by this program.
  @discardableResult
  public func onExpand(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    connect("notify::expanded") { body($0.senderFlag("expanded")) }
  }
}
