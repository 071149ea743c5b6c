import ViewTree

/// A pile of screens, of which the last is shown.
///
/// ```swift
/// NavigationStack {
///   List { … }
///     .navigationTitle("Inbox")
///     .navigationDestination(item: $message) { MessageView(message: $0) }
/// }
/// ```
///
/// Screens are pushed by state: by `navigationDestination` anywhere inside, or by the elements of a
/// path. A user who goes back changes that state.
public struct NavigationStack<Root: View>: View {
  let root: Root
  let path: NavigationPathBox?
  @State private var registry = NavigationRegistry()

  init(path: NavigationPathBox?, root: Root) {
    self.path = path
    self.root = root
  }

  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  public var body: some View {
    let registry = registry
    return Screens(root: root, path: path)
      .modified { $0.environment.navigationRegistry = registry }
  }
}

private struct Screens<Root: View>: View {
  typealias Body = Never

  let root: Root
  let path: NavigationPathBox?

  static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    var inner = context.inner
    if let path = view.path { inner.environment.navigationPath = path }
    let root = inner.element(
      .screen(ScreenElement(canGoBack: false)),
      children: Root.makeBlueprint(of: view.root, in: inner))
    let pushed = view.path?.screens(inner) ?? .empty
    return context.element(
      .navigationStack, handlers: Handlers(.back) { _ in },
      children: Blueprint(.sequence([root, pushed])))
  }
}

extension NavigationStack {
  /// A stack whose pushed screens are given by data from outside, with the ids to know them by.
  ///
  /// - Parameters:
  ///   - ids: The pushed screens, first to last.
  ///   - pop: Called when a user goes back from the screen with this id.
  ///   - push: Called with what a link inside wants to push.
  package init<ID: Hashable, Destination: View>(
    ids: [ID],
    pop: @escaping @MainActor (ID) -> Void,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (ID) -> Destination,
    push: @escaping @MainActor (AnyHashable) -> Void = { _ in }
  ) {
    let path = NavigationPathBox(
      screens: { context in
        Blueprint(
          .collection(
            FixedCollectionBlueprint(
              ids.map { id in
                (AnyHashable(id), context.screen(dismiss: { pop(id) }) { destination(id) })
              },
              name: "NavigationStack",
              location: SourceLocation(
                fileID: #fileID, filePath: #filePath, line: #line, column: #column))))
      },
      push: push)
    self.init(path: path, root: root())
  }
}

/// Screens that a path pushes, with the type of its elements hidden.
@MainActor
package final class NavigationPathBox {
  let screens: @MainActor (BlueprintContext) -> Blueprint
  /// Appends an element to the path, where it is of the path's type.
  package let push: @MainActor (AnyHashable) -> Void

  init(
    screens: @escaping @MainActor (BlueprintContext) -> Blueprint,
    push: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.screens = screens
    self.push = push
  }
}

extension EnvironmentValues {
  /// The path of the stack around.
  package internal(set) var navigationPath: NavigationPathBox? {
    get { self[object: NavigationPathBox.self] }
    set { self[object: NavigationPathBox.self] = newValue }
  }
}

extension BlueprintContext {
  /// A screen on top of others.
  func screen<Content: View>(
    dismiss: @escaping @MainActor () -> Void, content: @escaping @MainActor () -> Content
  ) -> Blueprint {
    element(
      .screen(ScreenElement()),
      handlers: Handlers(.dismiss) { _ in dismiss() },
      children: blueprint(of: PresentedContent(dismiss: dismiss, content: content), in: inner))
  }
}
