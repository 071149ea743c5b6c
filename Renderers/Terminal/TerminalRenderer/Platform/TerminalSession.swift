import CTerminal
import Glibc
import TextRenderer
import ViewTree

/// A terminal in the hands of an app: reads what it sends, draws what changed, and waits for either
/// without ever waking up in between.
///
/// ```
///            ┌ standard input ─▶ InputParser ─▶ renderer.receive
/// poll(2) ◀──┼ signals ────────▶ resize, stop, end
///            ├ main queue ─────▶ tasks of the main actor
///            └ time ───────────▶ a lone Escape; the next frame, at most 60 a second
/// ```
@MainActor
final class TerminalSession {
  let renderer: TerminalRenderer
  private let queue = MainQueue()
  private let output: Int32
  private let signals: Int32
  private var parser = InputParser()
  /// What the terminal shows, or `nil` where that isn't known.
  private var shown: Grid?
  private var needsFrame = true
  private var lastFrame = 0
  /// Until when the first frame waits for the terminal to say what colour it has.
  private var greeting: Int?
  private var escapeDeadline: Int?
  private var isOver = false
  private var endingSignal: Int32?

  /// How long bytes may stay away within a sequence of a key. Shorter than a person types.
  private static let escapeDelay = 40
  private static let frameInterval = 16
  private static let greetingDelay = 150

  init?(_ profile: TerminalProfile) {
    renderer = TerminalRenderer(
      palette: Palette(depth: profile.depth, backdrop: profile.backdrop), glyphs: profile.glyphs)
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    signals = oriel_terminal_watch(output)
    guard output >= 0, signals >= 0 else { return nil }
    renderer.onChange = { [weak self] in self?.needsFrame = true }
    renderer.onClose = { [weak self] in self?.isOver = true }
    renderer.onStop = { [weak self] in self?.stop() }
    renderer.onSequence = { [weak self] in self?.write(Array($0.utf8)) }
    renderer.onRedraw = { [weak self] in self?.shown = nil }
  }

  /// Shows the tree until its window closes, its terminal ends, or a signal says so.
  ///
  /// - Returns: The exit code of the process. A signal that asks to end ends the process itself.
  func run(_ source: any TreeSource) -> Int32 {
    take()
    resize()
    source.start(on: RendererHost(renderer))
    while !isOver { turn() }
    source.stop()
    queue?.serve(quiet: 0, limit: 100)
    fflush(nil)
    oriel_terminal_give_back()
    oriel_terminal_unwatch()
    close(output)
    if let endingSignal { oriel_terminal_die(endingSignal) }
    return 0
  }

  private func take() {
    fflush(nil)
    let enter = TerminalModes.enter
    let leave = TerminalModes.leave
    _ = oriel_terminal_take(enter, enter.utf8.count, leave, leave.utf8.count)
    shown = nil
    needsFrame = true
    if renderer.palette.depth != .monochrome { greeting = Self.now + Self.greetingDelay }
  }

  /// Lets the shell go on, and continues when it says so.
  private func stop() {
    fflush(nil)
    oriel_terminal_give_back()
    oriel_terminal_stop()
    // The signal to continue has been acted on.
    _ = readSignals()
    take()
    resize()
  }

  private func resize() {
    var columns: Int32 = 0
    var rows: Int32 = 0
    oriel_terminal_size(output, &columns, &rows)
    renderer.resize(width: Int(columns), height: Int(rows))
    needsFrame = true
  }

  // MARK: One turn of the loop.

  private func turn() {
    let wait = drawIfDue()
    var entries = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: queue?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      // A terminal that is behind gets fewer frames instead of old ones.
      pollfd(fd: wait.isBlocked ? output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let deadline = [wait.deadline, escapeDeadline].compactMap { $0 }.min()
    let timeout = deadline.map { Int32(clamping: max(0, $0 - Self.now)) } ?? -1
    let count = poll(&entries, nfds_t(entries.count), timeout)
    if count < 0, errno != EINTR { isOver = true }
    if entries[1].revents != 0 { readSignals().forEach(handle) }
    if entries[0].revents != 0 { readInput() }
    if let due = escapeDeadline, Self.now >= due {
      escapeDeadline = nil
      receive(parser.endOfInput())
    }
    if entries[2].revents != 0 { queue?.runQueued() }
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      // The terminal is gone, or somebody closed it.
      isOver = true
      return
    }
    receive(parser.feed(bytes[..<count]))
    escapeDeadline = parser.isWaiting ? Self.now + Self.escapeDelay : nil
  }

  private func receive(_ events: [InputEvent]) {
    for event in events {
      switch event {
      case .background, .attributes: greeting = nil
      default: break
      }
      renderer.receive(event)
      needsFrame = true
    }
  }

  private func readSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }

  private func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: stop()
    case SIGCONT:
      // Stopped without warning: the shell has set the terminal as it likes it.
      oriel_terminal_give_back()
      take()
      resize()
    default:
      endingSignal = signal
      isOver = true
    }
  }

  // MARK: Drawing.

  /// Draws if there is something new, it is time, and the terminal can take it. Returns what to wait
  /// for otherwise.
  private func drawIfDue() -> (deadline: Int?, isBlocked: Bool) {
    guard needsFrame else { return (nil, false) }
    let now = Self.now
    if let greeting {
      guard now >= greeting else { return (greeting, false) }
      self.greeting = nil
    }
    guard now - lastFrame >= Self.frameInterval || shown == nil else {
      return (lastFrame + Self.frameInterval, false)
    }
    var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    guard poll(&room, 1, 0) > 0 else { return (nil, true) }
    needsFrame = false
    lastFrame = now
    let frame = renderer.frame()
    write(GridDifference.bytes(from: shown, to: frame))
    shown = frame
    oriel_terminal_trim()
    return (nil, false)
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isOver = true
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Milliseconds of a clock that never goes back.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
