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
  let isOpen: Binding<Bool>?
  let content: @MainActor () -> Content

  public init(_ title: String = "", @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.title = title
    self.isOpen = nil
    self.content = content
  }

  /// A window that state keeps open: a user who closes it asks for `isOpen` to become `false`, and it
  /// goes once that is so.
  ///
  /// ```swift
  /// WindowGroup("Editor", isOpen: $store.isOpen.sending(\.closeRequested)) {
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// A reducer that wants to ask first presents an alert and leaves the flag alone.
  public init(
    _ title: String = "", isOpen: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.isOpen = isOpen
    self.content = content
  }

  /// Unreachable: the app opens the window itself.
  public var body: Never {
    preconditionFailure("A window group has no body: the app opens its window.")
  }

  public static func makeWindows(of scene: Self) -> [WindowDescription] {
    [
      WindowDescription(title: scene.title) {
        scene.isOpen.map { Engine(title: scene.title, isOpen: $0, content: scene.content) }
          ?? Engine(title: scene.title, content: scene.content)
      }
    ]
  }
}
