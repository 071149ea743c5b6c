import ViewTree
import Views

/// A part of an app that appears on the desktop: windows.
///
/// Write one by composing others in its ``body``, as with a view.
@MainActor
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// What the scene comes to. Only Oriel's own scenes implement it; yours have a ``body``.
  static func makeWindows(of scene: Self) -> [WindowDescription]
}

extension Scene {
  public static func makeWindows(of scene: Self) -> [WindowDescription] {
    Body.makeWindows(of: scene.body)
  }
}

extension Never: Scene {
  public static func makeWindows(of scene: Never) -> [WindowDescription] {}
}

/// A window that an app opens when it starts.
@MainActor
public struct WindowDescription {
  let title: String
  let engine: @MainActor () -> Engine
}

/// Puts scenes together.
@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
