import GTK
import Glibc
import ViewTree

/// The desktop, by GTK 4: where an app opens windows.
///
/// ```swift
/// LoginApp.main(on: [.gtk, .text])
/// ```
public struct GTKPlatform: Platform {
  public init() {}

  public var name: String { "gtk" }

  public var obstacle: String? {
    do {
      try MainLoop.initialize()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Opens the windows of a tree and serves them until the last one is gone.
  ///
  /// Needs a synchronous entry point; prints why and returns 69 where it can't start.
  public func run(_ source: any TreeSource) -> Int32 {
    do {
      try MainLoop.run {
        LookOverride.apply()
        let renderer = GTKRenderer()
        renderer.onLastWindowClosed = { MainLoop.quit() }
        source.start(on: RendererHost(renderer))
      }
      source.stop()
      MainLoop.drain()
      return 0
    } catch {
      let text = Array("\(error)\n".utf8)
      write(STDERR_FILENO, text, text.count)
      return 69
    }
  }
}

extension Platform where Self == GTKPlatform {
  /// The desktop, by GTK 4.
  public static var gtk: GTKPlatform { GTKPlatform() }
}
