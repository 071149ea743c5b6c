import CGTK

/// A bubble above a window that closes when a user clicks elsewhere.
public final class Popover: Widget {
  /// Makes a popover.
  public init() {
    super.init(new: gtk_popover_new())
  }

  /// Sets what it shows; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_popover_set_child(raw.of(), child?.widget)
  }

  /// Opens it.
  public func popUp() {
    gtk_popover_popup(raw.of())
  }

  /// Closes it.
  public func popDown() {
    gtk_popover_popdown(raw.of())
  }

  /// Calls when it was closed, by a user or by this program.
  @discardableResult
  public func onClose(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("closed") { _ in body() }
  }
}
