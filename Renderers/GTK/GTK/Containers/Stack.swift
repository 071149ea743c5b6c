import CGTK

/// Pages of which one is shown.
public final class Stack: Widget {
  /// How one page gives way to another.
  public enum Transition: Hashable, Sendable {
    case none, crossfade
    /// The new page comes from the end, as when going deeper.
    case forwards
    /// The new page comes from the start, as when going back.
    case backwards

    var gtk: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .forwards: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .backwards: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      }
    }
  }

  /// Makes a stack without pages.
  public init() {
    super.init(new: gtk_stack_new())
  }

  /// Adds a page; the first one is shown.
  public func add(_ page: Widget) {
    gtk_stack_add_child(opaque, page.widget)
  }

  /// Takes a page out.
  public func remove(_ page: Widget) {
    gtk_stack_remove(opaque, page.widget)
  }

  /// Shows a page.
  public func show(_ page: Widget, _ transition: Transition = .none) {
    gtk_stack_set_transition_type(opaque, transition.gtk)
    gtk_stack_set_visible_child(opaque, page.widget)
  }

  /// Whether a page is the one that is shown.
  public func isShowing(_ page: Widget) -> Bool {
    gtk_stack_get_visible_child(opaque) == page.widget
  }

  /// Whether one page is giving way to another.
  public var isMoving: Bool { Bool(gtk_stack_get_transition_running(opaque)) }

  /// Calls when a transition began or ended.
  @discardableResult
  public func onTransition(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    connect("notify::transition-running") { body($0.senderFlag("transition-running")) }
  }
}
