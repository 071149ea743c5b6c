import ViewTree

/// Reads back what a platform really shows, and acts on it as a user does: all that the kit needs to
/// know about a renderer.
///
/// ```swift
/// @MainActor
/// final class PageProbe: Probe {
///   let renderer = PageRenderer()
///
///   func read() -> [Reading] { … }
///   func perform(_ gesture: Gesture, on handle: PageRenderer.Box) -> Bool { … }
/// }
/// ```
///
/// It asks the platform and not the renderer's own memory wherever it can: a widget for its text, an
/// accessibility object for its name. What a renderer remembers may be right while the screen is
/// wrong.
@MainActor
public protocol Probe: AnyObject {
  associatedtype R: Renderer

  /// The renderer under test, fresh and with nothing mounted.
  var renderer: R { get }

  /// What is shown now, from the windows down, in reading order.
  ///
  /// Leave out what a user can't see: hidden nodes, screens below the last one, pages that aren't
  /// chosen. What is presented may be anywhere; the topmost comes last.
  func read() -> [Reading]

  /// Does what a user does. A gesture that the platform refuses, on a disabled button say, does
  /// nothing and is no failure.
  ///
  /// Returns `false` where the probe has no way to do this at all: laws that need it are skipped, and
  /// listed as such.
  func perform(_ gesture: Gesture, on handle: R.Handle) -> Bool

  /// Lets the platform do what it has put off. Called after each batch and after each gesture.
  func settle()

  /// How many objects of the platform are alive, apart from handles, which the kit counts itself.
  var liveObjects: Int { get }

  /// The whole screen as text, where the platform can be printed: it must not depend on how the tree
  /// came about.
  var picture: String? { get }
}

extension Probe {
  public func settle() {}
  public var liveObjects: Int { 0 }
  public var picture: String? { nil }
}
