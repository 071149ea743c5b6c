import CGTK
import Glibc

/// GTK's main loop, which serves Swift's main actor as well.
///
/// ```swift
/// // main.swift, without any `await` at top level
/// try MainLoop.run {
///   let window = Window(title: "Hello")
///   window.onCloseRequest { MainLoop.quit() }
///   window.present()
/// }
/// ```
///
/// Main-actor tasks and blocks on Dispatch's main queue run between GTK's events. The loop waits
/// for Dispatch's own event descriptor: a hop costs less than 0.1 ms, and an idle program isn't
/// woken at all.
@MainActor
public enum MainLoop {
  /// Starts GTK, runs a body that opens windows, and serves events until ``quit()``.
  ///
  /// Throws a ``StartError`` that says what is wrong, where there is no display or the main actor
  /// can't be served. It must be called from a synchronous entry point: `main.swift` without
  /// top-level `await`, or `static func main()` that isn't `async`.
  public static func run(_ start: () throws -> Void) throws {
    try checkThread()
    try initialize()
    let bridge = try MainQueueBridge()
    defer { bridge.detach() }
    try bridge.check()
    // Who is asked to end does so in order: what is kept from run to run is written.
    let signals = [SIGTERM, SIGINT, SIGHUP].map { Source.signal($0) { quit() } }
    defer { for signal in signals { signal.remove() } }
    try start()
    serve()
  }

  /// Ends ``run(_:)`` once the events that are being handled are.
  public static func quit() {
    isQuitting = true
    if let loop { g_main_loop_quit(loop) }
  }

  /// Starts GTK without running a loop, as tests do. Harmless twice.
  ///
  /// Throws ``StartError/noDisplay`` where there is none.
  public static func initialize() throws {
    // NB: after an attempt that found no display, GTK calls itself initialised as well.
    if Bool(gtk_is_initialized()), gdk_display_get_default() != nil { return }
    // The name by which desktop and assistive technology know the program.
    let path = CommandLine.arguments.first ?? ""
    g_set_prgname(path.split(separator: "/").last.map { String($0) } ?? "program")
    guard Bool(gtk_init_check()), gdk_display_get_default() != nil else {
      throw StartError.noDisplay
    }
  }

  /// Handles the events that are due and returns without waiting, as tests do.
  ///
  /// The main actor isn't served meanwhile. Stops after `limit` events, so that an animation can't
  /// keep it for ever.
  public static func drain(limit: Int = 1_000) {
    var count = 0
    while count < limit, Bool(g_main_context_iteration(nil, 0)) { count += 1 }
  }

  /// Handles events until a condition holds or time is up, and returns whether it holds.
  public static func drain(
    for seconds: Double, until condition: () -> Bool = { false }
  ) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      if !Bool(g_main_context_iteration(nil, 0)) { g_usleep(1_000) }
    }
    return true
  }

  /// Runs a body before GTK's next event, once the current one is handled.
  public static func soon(_ body: @escaping @MainActor () -> Void) {
    _ = Source.idle(priority: G_PRIORITY_HIGH, body)
  }

  /// Runs a body once there is nothing else to do: after input, main-actor jobs and drawing.
  public static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    _ = Source.idle(priority: G_PRIORITY_DEFAULT_IDLE, body)
  }

  /// Runs a body after a delay in seconds, by GLib's own timer.
  public static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    _ = Source.timer(after: seconds, body)
  }

  private static var loop: OpaquePointer?
  private static var isQuitting = false

  private static func serve() {
    guard !isQuitting else {
      isQuitting = false
      return
    }
    let new = g_main_loop_new(nil, 0)
    loop = new
    g_main_loop_run(new)
    loop = nil
    isQuitting = false
    g_main_loop_unref(new)
  }

  private static func checkThread() throws {
    if withUnsafeCurrentTask(body: { $0 != nil }) { throw StartError.asynchronousEntryPoint }
    guard Bool(oriel_is_main_thread()) else { throw StartError.notOnMainThread }
  }
}
