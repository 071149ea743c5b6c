import CGTK

/// A window of the desktop.
///
/// GTK keeps it until ``destroy()``: dropping the handle closes nothing.
public class Window: Widget {
  /// Makes a window that isn't shown yet.
  public init(title: String = "") {
    super.init(new: gtk_window_new())
    self.title = title
  }

  /// For windows of another class.
  init(newWindow: UnsafeMutablePointer<GtkWidget>?) {
    super.init(new: newWindow)
  }

  /// The text in its title bar.
  public var title: String {
    get { string(gtk_window_get_title(raw.of())) }
    set { gtk_window_set_title(raw.of(), newValue) }
  }

  /// Sets what it shows; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_window_set_child(raw.of(), child?.widget)
  }

  /// Shows a widget instead of the usual title bar. Set it before the window is shown.
  public func setTitleBar(_ bar: Widget?) {
    gtk_window_set_titlebar(raw.of(), bar?.widget)
  }

  /// The size that it opens with, in logical pixels; `nil` leaves a dimension to its content.
  public func setDefaultSize(width: Int?, height: Int?) {
    gtk_window_set_default_size(raw.of(), gint(width ?? -1), gint(height ?? -1))
  }

  /// The size that it has, or goes back to when it isn't maximised any more, in logical pixels.
  public var restoredSize: (width: Int, height: Int) {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_default_size(raw.of(), &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether it fills the screen.
  public var isMaximized: Bool {
    get { Bool(gtk_window_is_maximized(raw.of())) }
    set { if newValue { gtk_window_maximize(raw.of()) } else { gtk_window_unmaximize(raw.of()) } }
  }

  /// Keeps it above another window, and centred on it where the desktop does so.
  public func setOwner(_ owner: Window?) {
    gtk_window_set_transient_for(raw.of(), owner?.raw.of())
  }

  /// Whether other windows of the program refuse input while it is shown.
  public var isModal: Bool {
    get { Bool(gtk_window_get_modal(raw.of())) }
    set { gtk_window_set_modal(raw.of(), newValue.gboolean) }
  }

  /// Sets the widget that Return presses from anywhere in the window.
  public func setDefaultWidget(_ widget: Widget?) {
    gtk_window_set_default_widget(raw.of(), widget?.widget)
  }

  /// Whether it is the one that gets the keys.
  public var isActive: Bool { Bool(gtk_window_is_active(raw.of())) }

  /// Shows it in front of the others and gives it the keys.
  public func present() {
    gtk_window_present(raw.of())
  }

  /// Closes it for good: its widgets are freed unless somebody holds them. Harmless twice.
  public func destroy() {
    gtk_window_destroy(raw.of())
  }

  /// Asks it to close, as its close button does.
  public func requestClose() {
    gtk_window_close(raw.of())
  }

  /// Calls when a user asks it to close, which then happens only if you ``destroy()`` it.
  @discardableResult
  public func onCloseRequest(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("close-request") { signal in
      signal.answer(true)
      body()
    }
  }
}
