import ViewTree
import Views

/// A kind of window that an app can open.
@MainActor
public struct WindowDescription {
  var id: String
  var element: WindowElement
  /// Whether at most one of its windows is open at a time, for each value.
  var isSingle: Bool
  var launch = LaunchBehavior.automatic
  /// Makes the engine of one window: its element, its environment, its value, and what happens
  /// when a user closes it.
  let engine:
    @MainActor (
      WindowElement, EnvironmentValues, AnyHashable?, @escaping @MainActor () -> Void
    ) -> Engine
}

/// Whether a scene's window is open from the start.
public struct LaunchBehavior: Hashable, Sendable {
  enum Kind {
    case automatic, presented, suppressed
  }

  let kind: Kind

  /// The first scene's is, the others' aren't.
  public static let automatic = LaunchBehavior(kind: .automatic)
  public static let presented = LaunchBehavior(kind: .presented)
  public static let suppressed = LaunchBehavior(kind: .suppressed)
}

extension Scene {
  /// The size that the windows of a scene open with, in points, unless a user has changed it.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    let pointsPerEm = 16.0
    return ModifiedScene(content: self) {
      $0.element.width = width / pointsPerEm
      $0.element.height = height / pointsPerEm
    }
  }

  /// Whether the scene's window is open from the start.
  public func defaultLaunchBehavior(_ behavior: LaunchBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.launch = behavior }
  }
}

/// A scene whose windows are changed.
struct ModifiedScene<Content: Scene>: Scene {
  let content: Content
  let change: @MainActor (inout WindowDescription) -> Void

  var body: Never {
    preconditionFailure("A modified scene has no body: its content is asked for its windows.")
  }

  static func makeWindows(of scene: Self) -> [WindowDescription] {
    Content.makeWindows(of: scene.content).map { window in
      var window = window
      scene.change(&window)
      return window
    }
  }
}
