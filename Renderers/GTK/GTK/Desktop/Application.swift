import CGTK

/// This program as the session knows it: by an id, at most once if it wants to, with notices.
@MainActor
public final class Application {
  private let raw: UnsafeMutablePointer<GApplication>
  private var handler: Handler?

  /// Registers the program under an id such as `org.example.Letters`. `nil` where the id isn't one.
  ///
  /// - Parameter isUnique: Whether a second start should find the first one. See ``isRunning``.
  public init?(id: String, isUnique: Bool) {
    guard Bool(g_application_id_is_valid(id)) else { return nil }
    raw = g_application_new(
      id, isUnique ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE)
    // Where there is no session bus it is a program of its own.
    g_application_register(raw, nil, nil)
  }

  isolated deinit {
    handler?.disconnect()
    g_object_unref(raw)
  }

  /// Whether another process already is this program: then ask it to come forward and end.
  public var isRunning: Bool { Bool(g_application_get_is_remote(raw)) }

  /// Asks the running program to come forward.
  public func activate() {
    g_application_activate(raw)
    if let bus = g_application_get_dbus_connection(raw) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }

  /// Calls when a second start asked this program to come forward.
  public func onActivate(_ body: @escaping @MainActor () -> Void) {
    handler = Handler.connect(UnsafeMutableRawPointer(raw), "activate") { _ in body() }
  }

  /// Shows a notice outside of the windows, in place of the one with the same id.
  public func show(noticeWithID id: String, title: String, body: String, isUrgent: Bool) {
    let notice = g_notification_new(title)!
    if !body.isEmpty { g_notification_set_body(notice, body) }
    g_notification_set_priority(
      notice, isUrgent ? G_NOTIFICATION_PRIORITY_URGENT : G_NOTIFICATION_PRIORITY_NORMAL)
    g_application_send_notification(raw, id, notice)
    g_object_unref(UnsafeMutableRawPointer(notice))
  }

  public func withdraw(noticeWithID id: String) {
    g_application_withdraw_notification(raw, id)
  }

  /// Names the program for desktop and users.
  public static func setName(_ name: String, id: String?) {
    if let id { g_set_prgname(id) }
    if !name.isEmpty { g_set_application_name(name) }
  }

  /// The icon of windows that have none of their own, by its name in the theme.
  public static func setIcon(_ name: String) {
    gtk_window_set_default_icon_name(name)
  }
}
