import CGTK

/// A closure that GLib's main loop calls: once, after a delay, or when a descriptor is readable.
@MainActor
final class Source {
  private var id: guint = 0
  private let body: @MainActor () -> Void
  private let isRepeating: Bool

  private init(repeats: Bool, _ body: @escaping @MainActor () -> Void) {
    self.isRepeating = repeats
    self.body = body
  }

  /// Calls once, when the loop has nothing of higher priority to do.
  static func idle(priority: gint, _ body: @escaping @MainActor () -> Void) -> Source {
    let source = Source(repeats: false, body)
    source.id = g_idle_add_full(priority, call, source.retained, release)
    return source
  }

  /// Calls once, after a delay in seconds.
  static func timer(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> Source {
    let source = Source(repeats: false, body)
    source.id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(seconds * 1_000), call, source.retained, release)
    return source
  }

  /// Calls when the process is asked to end by a signal.
  static func signal(_ number: Int32, _ body: @escaping @MainActor () -> Void) -> Source {
    let source = Source(repeats: true, body)
    source.id = g_unix_signal_add_full(G_PRIORITY_HIGH, number, call, source.retained, release)
    return source
  }

  /// Calls whenever a descriptor has something to read.
  static func readable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Void) -> Source {
    let source = Source(repeats: true, body)
    source.id = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { _, _, data in Source.call(data) }, source.retained, release)
    return source
  }

  /// Ends it. Harmless twice, and after it was called.
  func remove() {
    guard id != 0 else { return }
    g_source_remove(id)
    id = 0
  }

  private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  private static let call: @convention(c) (gpointer?) -> gboolean = { data in
    nonisolated(unsafe) let data = data!
    return MainActor.assumeIsolated {
      let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
      if !source.isRepeating { source.id = 0 }
      source.body()
      return source.isRepeating.gboolean
    }
  }

  private static let release: @convention(c) (gpointer?) -> Void = { data in
    Unmanaged<Source>.fromOpaque(data!).release()
  }
}
