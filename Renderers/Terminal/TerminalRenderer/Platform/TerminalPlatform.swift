import CTerminal
import Glibc
import ViewTree

/// The terminal that the program was started in: its whole screen, with keyboard and mouse.
///
/// ```swift
/// LoginApp.main(on: [.gtk, .terminal, .text])
/// ```
///
/// The terminal is given back however the program ends: by itself, by a signal or by a crash. What the
/// program prints meanwhile is shown then.
public struct TerminalPlatform: Platform {
  public init() {}

  public var name: String { "terminal" }

  public var obstacle: String? { TerminalProfile.obstacle }

  public var services: any PlatformServices { TerminalServices.shared }

  /// Shows the app until its window closes, or its terminal does.
  ///
  /// - Returns: 0, or 69 where the terminal can't be had. A signal that asks to end ends the process
  ///   as if it weren't handled, after the tree has been taken down.
  public func run(_ source: any TreeSource) -> Int32 {
    guard let session = TerminalSession(TerminalProfile.current) else {
      perror("The terminal can't be used")
      return 69
    }
    TerminalServices.shared.renderer = session.renderer
    return session.run(source)
  }
}

extension Platform where Self == TerminalPlatform {
  /// The terminal that the program was started in.
  public static var terminal: TerminalPlatform { TerminalPlatform() }
}
