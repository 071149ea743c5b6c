import Glibc
import ViewTree

/// Standard output: prints what an app shows and ends.
///
/// ```swift
/// LoginApp.main(on: [.gtk, .text])
/// ```
///
/// It needs no display, so it is the last resort of every app. The picture is as wide as the
/// variable `COLUMNS` says, or 80 cells.
public struct TextPlatform: Platform {
  public init() {}

  public var name: String { "text" }

  public var obstacle: String? { nil }

  /// Prints the screen once the app has nothing more to do at once, and returns 0.
  public func run(_ source: any TreeSource) -> Int32 {
    let renderer = TextRenderer()
    source.start(on: RendererHost(renderer))
    MainQueue()?.serve(quiet: 20, limit: 2_000)
    print(renderer.layout(width: Self.width))
    Self.complain("This is the app as text. For a window, run it with --renderer gtk on a desktop.")
    source.stop()
    return 0
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
