/// Opens a window of the app, or brings the one that is open to the front.
///
/// ```swift
/// @Environment(\.openWindow) var openWindow
/// …
/// Button("Show log") { openWindow(id: "log") }
/// ```
@MainActor
public struct OpenWindowAction: Equatable {
  let actions: WindowActions?

  /// Opens the window of the scene with this id.
  public func callAsFunction(id: String) {
    actions?.open(id, nil)
  }

  /// Opens the window of the scene with this id for a value, one per value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    actions?.open(id, AnyHashable(value))
  }

  nonisolated public static func == (lhs: OpenWindowAction, rhs: OpenWindowAction) -> Bool {
    lhs.actions === rhs.actions
  }
}

/// Closes a window of the app, without asking what is in it.
///
/// ```swift
/// @Environment(\.dismissWindow) var dismissWindow
/// …
/// Button("Done") { dismissWindow() }
/// ```
@MainActor
public struct DismissWindowAction: Equatable {
  let actions: WindowActions?

  /// Closes the window that the view is in.
  public func callAsFunction() {
    actions?.close(nil, nil)
  }

  /// Closes the windows of the scene with this id.
  public func callAsFunction(id: String) {
    actions?.close(id, nil)
  }

  /// Closes the window of the scene with this id that was opened for a value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    actions?.close(id, AnyHashable(value))
  }

  nonisolated public static func == (lhs: DismissWindowAction, rhs: DismissWindowAction) -> Bool {
    lhs.actions === rhs.actions
  }
}

/// How the views of one window reach the windows of their app.
@MainActor
package final class WindowActions {
  let open: @MainActor (String, AnyHashable?) -> Void
  let close: @MainActor (String?, AnyHashable?) -> Void
  let dismissHandle = DismissHandle()

  /// - Parameters:
  ///   - open: Opens the window of a scene, for a value where there is one.
  ///   - close: Closes the windows of a scene, or the one of the views where no scene is named.
  package init(
    open: @escaping @MainActor (String, AnyHashable?) -> Void,
    close: @escaping @MainActor (String?, AnyHashable?) -> Void
  ) {
    self.open = open
    self.close = close
    dismissHandle.dismiss = { close(nil, nil) }
  }
}

extension EnvironmentValues {
  /// Opens windows of the app. Does nothing where the view isn't in a window of one.
  @MainActor
  public var openWindow: OpenWindowAction { OpenWindowAction(actions: windowActions) }

  /// Closes windows of the app. Does nothing where the view isn't in a window of one.
  @MainActor
  public var dismissWindow: DismissWindowAction { DismissWindowAction(actions: windowActions) }

  package var windowActions: WindowActions? {
    get { self[object: WindowActions.self] }
    set { self[object: WindowActions.self] = newValue }
  }
}
