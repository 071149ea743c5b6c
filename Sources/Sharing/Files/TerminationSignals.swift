import Dispatch
import Glibc

/// Lets a program finish what it must when it is asked to end.
///
/// A signal that the program handles itself is left alone: its handler is expected to exit, and exiting
/// does the rest.
enum TerminationSignals {
  /// The pipe's end that handlers write to. A handler may do nothing but that.
  ///
  /// NB: A plain number, so that reading it runs no initialiser.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// Runs a closure when the program is told to end, and then lets it end as it would have.
  static func whenReceived(_ body: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard writeEnd < 0, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writeEnd = ends[1]
    let readEnd = ends[0]
    for signal in [SIGTERM, SIGINT, SIGHUP] { handle(signal) }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: readEnd,
      queue: DispatchQueue(label: "oriel.termination", qos: .userInitiated))
    source.setEventHandler {
      var number: UInt8 = 0
      guard read(readEnd, &number, 1) == 1 else { return }
      body()
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
    source.activate()
    // NB: For as long as the process runs.
    _ = Unmanaged.passRetained(source as AnyObject)
  }

  private static func handle(_ number: Int32) {
    var current = sigaction()
    sigaction(number, nil, &current)
    guard current.__sigaction_handler.sa_handler == nil else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(TerminationSignals.writeEnd, &byte, 1)
      errno = code
    }
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}
