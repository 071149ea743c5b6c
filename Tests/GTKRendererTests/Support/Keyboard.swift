import Foundation
import GTK

/// Real keys by xdotool, as the display's server sends them to the window that has the focus.
@MainActor
enum Keyboard {
  /// Gives a window the keys; there is no window manager to do so.
  static func focus(windowNamed name: String) -> Bool {
    _ = MainLoop.drain(for: 0.3)
    window = name
    refocus()
    return MainLoop.drain(for: 0.2) || true
  }

  private static var window = ""

  /// Windows of tests in other processes may have taken the keys since.
  private static func refocus() {
    run("search --sync --name ^\(window)$ windowfocus --sync")
  }

  static func type(_ text: String) {
    refocus()
    run("type --delay 15 \(text)")
  }

  static func press(_ keys: String...) {
    refocus()
    run("key --delay 15 \(keys.joined(separator: " "))")
  }

  private static func run(_ arguments: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments.split(separator: " ").map { String($0) }
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    _ = MainLoop.drain(for: 10) { !process.isRunning }
    _ = MainLoop.drain(for: 0.1)
  }
}
