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

  /// Clicks at a place in a window.
  static func click(at place: (Int, Int), button: Int = 1, windowNamed name: String) {
    run("search --sync --name ^\(name)$ mousemove --window %1 \(place.0) \(place.1)")
    run("click \(button)")
  }

  /// Drags by the primary button from one place in a window to another.
  static func drag(from start: (Int, Int), to end: (Int, Int), windowNamed name: String) {
    run("search --sync --name ^\(name)$ mousemove --window %1 \(start.0) \(start.1)")
    run("mousedown 1")
    for step in 1...4 {
      let x = start.0 + (end.0 - start.0) * step / 4
      let y = start.1 + (end.1 - start.1) * step / 4
      run("search --name ^\(name)$ mousemove --window %1 \(x + step % 2) \(y)")
    }
    run("mouseup 1")
    _ = MainLoop.drain(for: 0.3)
  }

  nonisolated static var isMissing: Bool {
    !FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")
  }

  private static func run(_ arguments: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments.split(separator: " ").map { String($0) }
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    // It would wait for a window for ever, and whoever waits for this process with it.
    if !MainLoop.drain(for: 10, until: { !process.isRunning }) { process.terminate() }
    _ = MainLoop.drain(for: 0.1)
  }
}
