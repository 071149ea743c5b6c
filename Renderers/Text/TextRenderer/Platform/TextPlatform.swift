import Glibc
import ViewTree

/// Standard output: prints what an app shows and ends.
///
/// ```swift
/// LoginApp.main(on: [.gtk, .terminal, .text])
/// ```
///
/// It needs no display, so it is the last resort of every app. The picture is as wide as the
/// variable `COLUMNS` says, or 80 cells.
///
/// Where standard input is a pipe or a file, its lines are commands, and the screen is printed after
/// each:
///
/// ```
/// printf 'type "blob" into "E-mail"\ntap "Log in"\nwait 1\n' | login-app --renderer text
/// ```
public struct TextPlatform: Platform {
  public init() {}

  public var name: String { "text" }

  public var obstacle: String? { nil }

  /// Prints the screen once the app has nothing more to do at once, then follows the commands of
  /// standard input.
  ///
  /// - Returns: 0, or 1 where a command couldn't be followed.
  public func run(_ source: any TreeSource) -> Int32 {
    let renderer = TextRenderer()
    source.start(on: RendererHost(renderer))
    let queue = MainQueue()
    queue?.serve(quiet: 20, limit: 2_000)
    print(renderer.layout(width: Self.width))
    var code: Int32 = 0
    if Self.hasCommands {
      code = follow(renderer, queue)
    } else {
      Self.complain(
        "This is the app as text. For a window, run it with --renderer gtk on a desktop.")
    }
    source.stop()
    return code
  }

  private func follow(_ renderer: TextRenderer, _ queue: MainQueue?) -> Int32 {
    let driver = Driver(renderer, width: Self.width)
    while let line = readLine() {
      guard let command = SessionCommand(line) else { continue }
      print("\n> \(line)")
      switch command.verb {
      case "outline": print(renderer.outline())
      case "help": print(SessionCommand.help)
      case "wait":
        let seconds = max(0, min(command.words.first.flatMap(Double.init) ?? 1, 60))
        queue?.serve(quiet: Int32(seconds * 1_000), limit: Int32(seconds * 1_000))
        queue?.serve(quiet: 20, limit: 2_000)
        print(renderer.layout(width: Self.width))
      default:
        do {
          try command.perform(on: driver)
        } catch {
          Self.complain(error.message)
          return 1
        }
        queue?.serve(quiet: 20, limit: 2_000)
        print(renderer.layout(width: Self.width))
      }
    }
    return 0
  }

  /// Whether somebody pipes commands in. A terminal, or nothing at all, is no script.
  private static var hasCommands: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFREG
  }

  /// The width of the picture, in cells.
  static var width: Int {
    let columns = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    return columns.map { max(1, min($0, 1_000)) } ?? 80
  }

  static func complain(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
}

extension Platform where Self == TextPlatform {
  /// Standard output, as text.
  public static var text: TextPlatform { TextPlatform() }
}
