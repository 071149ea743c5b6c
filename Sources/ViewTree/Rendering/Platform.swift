/// A place where a tree can run: a desktop with GTK, a terminal, standard output.
///
/// An app lists the platforms that it was built with, the preferred one first, and runs on the
/// first that is usable:
///
/// ```swift
/// LoginApp.main(on: [.gtk, .text])
/// ```
@MainActor
public protocol Platform {
  /// The name by which a user chooses it on the command line.
  var name: String { get }

  /// Why it can't run here and what to do about it, or `nil` where it can.
  var obstacle: String? { get }

  /// Runs until the app ends, and returns the exit code of the process.
  func run(_ source: any TreeSource) -> Int32
}
