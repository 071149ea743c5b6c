import GTK
import Glibc
import ViewTree

/// The desktop, by GTK 4: where an app opens windows.
///
/// ```swift
/// LoginApp.main(on: [.gtk, .terminal, .text])
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

  /// Files, the clipboard, addresses, notices and announcements.
  public var services: any PlatformServices { GTKServices.shared }

  /// Opens the windows of a tree and serves them until the last one is gone.
  ///
  /// Needs a synchronous entry point; prints why and returns 69 where it can't start.
  public func run(_ source: any TreeSource) -> Int32 {
    run(source, as: ApplicationInfo())
  }

  /// Opens the windows of an app that the desktop knows by its id, icon and name.
  ///
  /// Where the app is running already and there may be only one, its windows come to the front and
  /// this process ends. Sizes of windows are kept under the id.
  public func run(_ source: any TreeSource, as application: ApplicationInfo) -> Int32 {
    do {
      var renderer: GTKRenderer?
      try MainLoop.run {
        guard let session = Self.enter(application) else { return MainLoop.quit() }
        if LookOverride.looks == nil { DesktopPreferences.follow() } else { LookOverride.apply() }
        let new = GTKRenderer()
        renderer = new
        new.windowSizes = application.id.map { StateFile(application: $0, name: "windows") }
        new.onLastWindowClosed = { MainLoop.quit() }
        GTKServices.shared.renderer = new
        GTKServices.shared.application = session
        session.onActivate { [weak new] in
          for window in new?.windows ?? [] { window.present() }
        }
        source.start(on: RendererHost(new))
      }
      if renderer != nil { source.stop() }
      MainLoop.drain()
      GTKServices.shared.application = nil
      return 0
    } catch {
      let text = Array("\(error)\n".utf8)
      write(STDERR_FILENO, text, text.count)
      return 69
    }
  }

  /// Registers the app in the session. `nil` where it is running already, and was asked to come
  /// forward.
  private static func enter(_ info: ApplicationInfo) -> Application? {
    Application.setName(info.name, id: info.id)
    if let icon = info.icon { Application.setIcon(icon) }
    if let id = info.id {
      if let application = Application(id: id, isUnique: info.isUnique) {
        guard application.isRunning else { return application }
        application.activate()
        return nil
      }
      let text = Array("\"\(id)\" is no application id: write one such as org.example.Name.\n".utf8)
      write(STDERR_FILENO, text, text.count)
    }
    // Notices need an id, but nobody should find this program under it.
    return Application(id: "org.oriel.program\(getpid())", isUnique: false)
  }
}

extension Platform where Self == GTKPlatform {
  /// The desktop, by GTK 4.
  public static var gtk: GTKPlatform { GTKPlatform() }
}
