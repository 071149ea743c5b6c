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

/// Puts scenes together.
@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }
}

/// Several scenes in their order.
public struct TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Unreachable: the scenes are asked one by one.
  public var body: Never {
    preconditionFailure("Several scenes have no body: each of them is asked for its windows.")
  }

  public static func makeWindows(of scene: Self) -> [WindowDescription] {
    var windows: [WindowDescription] = []
    for content in repeat each scene.content { windows += makeWindows(in: content) }
    return windows
  }

  private static func makeWindows<Part: Scene>(in part: Part) -> [WindowDescription] {
    Part.makeWindows(of: part)
  }
}
