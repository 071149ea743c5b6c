import ViewTree
import Views

/// Windows with the same kind of view in them, any number of them.
///
/// ```swift
/// WindowGroup("Login") {
///   LoginView(store: store)
/// }
/// ```
///
/// The first scene of an app opens one when the app starts. Open more, and those of other scenes, by
/// the environment's `openWindow`. The title shows until a view within sets a `navigationTitle`.
public struct WindowGroup<Content: View>: Scene {
  private let window: WindowDescription

  public init(
    _ title: String = "", id: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = WindowDescription(title: title, id: id, isSingle: false) { _ in content() }
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
    _ title: String = "", id: String? = nil, isOpen: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = WindowDescription(title: title, id: id, isSingle: false, isOpen: isOpen) { _ in
      content()
    }
  }

  /// A window for each value that one is opened for: `openWindow(id:value:)`.
  public init<Value: Hashable>(
    _ title: String = "", id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping @MainActor (Value?) -> Content
  ) {
    window = WindowDescription(title: title, id: id, isSingle: false) { value in
      content(value?.base as? Value)
    }
  }

  /// Unreachable: the app opens the window itself.
  public var body: Never {
    preconditionFailure("A window group has no body: the app opens its window.")
  }

  public static func makeWindows(of scene: Self) -> [WindowDescription] { [scene.window] }
}

/// A window that there is one of: asking for it again brings it to the front.
///
/// ```swift
/// Window("Log", id: "log") { LogView(store: store) }
/// ```
public struct Window<Content: View>: Scene {
  private let window: WindowDescription

  public init(
    _ title: String, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = WindowDescription(title: title, id: id, isSingle: true) { _ in content() }
  }

  /// Unreachable: the app opens the window itself.
  public var body: Never {
    preconditionFailure("A window has no body: the app opens it.")
  }

  public static func makeWindows(of scene: Self) -> [WindowDescription] { [scene.window] }
}

extension WindowDescription {
  fileprivate init<Content: View>(
    title: String, id: String?, isSingle: Bool, isOpen: Binding<Bool>? = nil,
    content: @escaping @MainActor (AnyHashable?) -> Content
  ) {
    let id = id ?? title
    self.init(
      id: id, element: WindowElement(title: title, name: id.isEmpty ? "main" : id),
      isSingle: isSingle
    ) { element, environment, value, onClose in
      guard let isOpen else {
        return Engine(window: element, environment: environment, onClose: onClose) {
          content(value)
        }
      }
      return Engine(
        window: element, environment: environment, onClose: { isOpen.wrappedValue = false }
      ) {
        KeptOpen(isOpen: isOpen) { content(value) }
      }
    }
  }
}

/// The content of a window that closes when a flag is cleared.
private struct KeptOpen<Content: View>: View {
  let isOpen: Binding<Bool>
  @ViewBuilder let content: @MainActor () -> Content
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Group { content() }.onChange(of: isOpen.wrappedValue, initial: true) {
      if !isOpen.wrappedValue { dismissWindow() }
    }
  }
}
