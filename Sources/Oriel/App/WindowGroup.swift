import Views

/// A window with a view in it.
///
/// ```swift
/// WindowGroup("Login") {
///   LoginView(store: store)
/// }
/// ```
///
/// The title shows until a view within sets a `navigationTitle`.
public struct WindowGroup<Content: View>: Scene {
  let title: String
  let content: @MainActor () -> Content

  public init(_ title: String = "", @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.title = title
    self.content = content
  }

  /// Unreachable: the app opens the window itself.
  public var body: Never {
    preconditionFailure("A window group has no body: the app opens its window.")
  }

  public static func makeWindows(of scene: Self) -> [WindowDescription] {
    [
      WindowDescription(title: scene.title) {
        Engine(title: scene.title, content: scene.content)
      }
    ]
  }
}
