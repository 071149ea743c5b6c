import CGTK

/// Keys that do something while the focus is at a widget or inside it, unless what has the focus
/// wants them itself.
@MainActor
public final class KeyPress {
  private let controller: UnsafeMutableRawPointer
  private weak var owner: Widget?

  /// Calls with each press of one of the keys, such as `Delete` or `<Alt>Up`; the answer says
  /// whether anything was done, as the key goes on to others otherwise.
  public init(
    _ keys: [String], in owner: Widget, _ body: @escaping @MainActor () -> Bool
  ) {
    let wanted = keys.compactMap(Self.parse)
    let new = gtk_event_controller_key_new()!
    controller = UnsafeMutableRawPointer(new)
    _ = Handler.connect(controller, "key-pressed") { signal in
      let key = guint(signal.int(0))
      let state = UInt32(signal.int(2)) & gtk_accelerator_get_default_mod_mask().rawValue
      if wanted.contains(where: { $0.key == key && $0.modifiers == state }), body() {
        signal.answer(true)
      }
    }
    gtk_widget_add_controller(owner.widget, new)
    self.owner = owner
  }

  /// Ends it. Harmless twice.
  public func remove() {
    guard let owner else { return }
    gtk_widget_remove_controller(owner.widget, controller.opaque)
    self.owner = nil
  }

  private static func parse(_ keys: String) -> (key: guint, modifiers: UInt32)? {
    var key: guint = 0
    var modifiers = GdkModifierType(0)
    guard Bool(gtk_accelerator_parse(keys, &key, &modifiers)), key != 0 else { return nil }
    return (key, modifiers.rawValue)
  }
}
