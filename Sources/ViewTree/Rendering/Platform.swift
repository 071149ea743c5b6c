/// A place where a tree can run: a desktop with GTK, a terminal, standard output.
///
/// An app lists the platforms that it was built with, the preferred one first, and runs on the
/// first that is usable:
///
/// ```swift
/// LoginApp.main(on: [.gtk, .terminal, .text])
/// ```
@MainActor
public protocol Platform {
  /// The name by which a user chooses it on the command line.
  var name: String { get }

  /// Why it can't run here and what to do about it, or `nil` where it can.
  var obstacle: String? { get }

  /// Runs until the app ends, and returns the exit code of the process.
  func run(_ source: any TreeSource) -> Int32

  /// Runs until the app ends, as a program that a desktop knows.
  func run(_ source: any TreeSource, as application: ApplicationInfo) -> Int32

  /// What an app may ask of it besides showing a tree.
  var services: any PlatformServices { get }
}

extension Platform {
  /// Where a program has no name of its own.
  public func run(_ source: any TreeSource, as application: ApplicationInfo) -> Int32 {
    run(source)
  }

  /// None: whatever is asked, nothing happens.
  public var services: any PlatformServices { CurrentPlatform.services }
}
