/// Why GTK's main loop can't start, and what to do about it.
public enum StartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display to open windows on.
  case noDisplay
  /// The loop was started from an `async` entry point, after which the main actor belongs to a
  /// thread of Dispatch's choice.
  case asynchronousEntryPoint
  /// The loop was started on another thread than the process's first.
  case notOnMainThread
  /// Main-actor jobs don't arrive in the loop.
  case mainActorNotServed

  public var description: String {
    switch self {
    case .noDisplay:
      """
      GTK found no display to open a window on.

      Neither WAYLAND_DISPLAY nor DISPLAY names a display that can be reached. Run the program in a \
      desktop session, or on a display of its own:

          scripts/with-display PROGRAM
      """
    case .asynchronousEntryPoint:
      """
      GTK's main loop was started from an asynchronous entry point.

      There, Swift serves the main actor on a thread of its own choice and GTK's thread would wait \
      for ever. Make the entry point synchronous:

          • 'static func main()' instead of 'static func main() async', or
          • no 'await' at the top level of main.swift.
      """
    case .notOnMainThread:
      """
      GTK's main loop was started on another thread than the process's first one.

      The main actor is served on the first thread only. Call 'MainLoop.run' from the program's \
      entry point, not from a thread, a queue or a task.
      """
    case .mainActorNotServed:
      """
      Main-actor jobs don't run in GTK's main loop: a task that was started for the main actor \
      hadn't run after 2 seconds.

      Something else drains Dispatch's main queue, such as 'dispatchMain()' or a run loop that was \
      started earlier. Start only one loop per process, and 'MainLoop.run' first.
      """
    }
  }
}
