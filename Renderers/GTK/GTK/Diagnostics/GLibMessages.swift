import CGTK
import Synchronization

/// What GLib and GTK complained about: their warnings and criticals are bugs of the caller, so
/// tests fail on any.
public enum GLibMessages {
  /// One complaint.
  public struct Message: Hashable, Sendable {
    /// Whether GLib calls it critical, which is a misuse of an interface, or only a warning.
    public var isCritical: Bool
    /// The library that complains, such as `Gtk`.
    public var domain: String
    /// What it says.
    public var text: String
  }

  /// Begins to collect. Messages are still printed. Harmless twice.
  public static func collect() {
    _ = writer
  }

  /// Everything since ``collect()`` or the last ``removeAll()``.
  public static var all: [Message] {
    messages.withLock { $0 }
  }

  /// Forgets what was collected.
  public static func removeAll() {
    messages.withLock { $0 = [] }
  }

  private static let messages = Mutex<[Message]>([])

  // GLib accepts a writer once per process.
  private static let writer: Void = g_log_set_writer_func(
    { level, fields, count, data in
      let bad = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
      if level.rawValue & bad != 0, let fields {
        let all = UnsafeBufferPointer(start: fields, count: Int(count))
        GLibMessages.record(
          isCritical: level.rawValue & G_LOG_LEVEL_CRITICAL.rawValue != 0,
          domain: text("GLIB_DOMAIN", in: all), text: text("MESSAGE", in: all))
      }
      return g_log_writer_default(level, fields, count, data)
    }, nil, nil)

  private static func record(isCritical: Bool, domain: String, text: String) {
    messages.withLock {
      $0.append(Message(isCritical: isCritical, domain: domain, text: text))
    }
  }

  private static func text(_ name: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
    guard let field = fields.first(where: { String(cString: $0.key) == name }),
      let value = field.value
    else { return "" }
    if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
    let bytes = UnsafeRawBufferPointer(start: value, count: Int(field.length))
    return String(decoding: bytes, as: UTF8.self)
  }
}
