import CGTK

/// A key combination that does something anywhere in a window.
@MainActor
public final class Shortcut {
  private let controller: UnsafeMutableRawPointer
  private weak var owner: Widget?

  /// Lets a widget react to a key combination such as `<Control>s`, as long as its window has the
  /// keys, or only while the focus is in the widget. `nil` where the combination isn't one.
  public init?(
    _ keys: String, in owner: Widget, needsFocus: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return nil }
    let source = Unmanaged.passRetained(ActionBox(body)).toOpaque()
    let action = gtk_callback_action_new(
      { _, _, data in
        nonisolated(unsafe) let data = data!
        return MainActor.assumeIsolated {
          Unmanaged<ActionBox>.fromOpaque(data).takeUnretainedValue().body()
          return 1
        }
      }, source, { Unmanaged<ActionBox>.fromOpaque($0!).release() })
    let new = gtk_shortcut_controller_new()!
    controller = UnsafeMutableRawPointer(new)
    gtk_shortcut_controller_set_scope(
      controller.opaque, needsFocus ? GTK_SHORTCUT_SCOPE_LOCAL : GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_shortcut_controller_add_shortcut(controller.opaque, gtk_shortcut_new(trigger, action))
    gtk_widget_add_controller(owner.widget, new)
    self.owner = owner
  }

  /// Ends it. Harmless twice.
  public func remove() {
    guard let owner else { return }
    gtk_widget_remove_controller(owner.widget, controller.opaque)
    self.owner = nil
  }

  private final class ActionBox {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }
  }
}
