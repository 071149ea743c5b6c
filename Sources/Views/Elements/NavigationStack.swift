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
  @State private var ownPath = NavigationPath()

  init(path: NavigationPathBox?, root: Root) {
    self.path = path
    self.root = root
  }

  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  public var body: some View {
    let registry = registry
    let path = path ?? .values($ownPath) { registry.shows($0) }
    return Screens(root: root, path: path)
      .modified { $0.environment.navigationRegistry = registry }
  }
}

private struct Screens<Root: View>: View {
  typealias Body = Never

  let root: Root
  let path: NavigationPathBox

  static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    var inner = context.inner
    inner.environment.navigationPath = view.path
    let root = inner.element(
      .screen(ScreenElement(canGoBack: false)),
      children: Root.makeBlueprint(of: view.root, in: inner))
    let pushed = view.path.screens(inner)
    return context.element(
      .navigationStack, handlers: Handlers(.back) { _ in },
      children: Blueprint(.sequence([root, pushed])))
  }
}

extension NavigationStack {
  /// A stack whose pushed screens are given by data from outside, with the ids to know them by.
  ///
  /// - Parameters:
  ///   - screens: The pushed screens, first to last. Read by the stack and not by what contains it, so
  ///     that a push evaluates nothing but the screen that is new.
  ///   - pop: Called when a user goes back from the screen with this id.
  ///   - push: Called with what a link inside wants to push. Returns whether the path takes it.
  package init<ID: Hashable, Destination: View>(
    screens: @escaping @MainActor () -> PathScreens<ID, Destination>,
    pop: @escaping @MainActor (ID) -> Void,
    push: @escaping @MainActor (AnyHashable) -> Bool,
    @ViewBuilder root: () -> Root
  ) {
    let source = ScreenSource(screens, pop)
    let path = NavigationPathBox(
      screens: { context in
        Blueprint(
          .collection(
            FixedCollectionBlueprint(
              source.read().map { (AnyHashable($0), context.screen($0, of: source)) },
              name: "NavigationStack",
              location: SourceLocation(
                fileID: #fileID, filePath: #filePath, line: #line, column: #column))))
      },
      push: push)
    self.init(path: path, root: root())
  }
}

/// The screens of a path as they are now.
@MainActor
package struct PathScreens<ID: Hashable, Content: View> {
  let ids: [ID]
  let content: @MainActor (ID) -> Content

  package init(_ ids: [ID], @ViewBuilder content: @escaping @MainActor (ID) -> Content) {
    self.ids = ids
    self.content = content
  }
}

/// Where a stack gets its screens from. It is the same one until what contains the stack is evaluated
/// again.
@MainActor
final class ScreenSource<ID: Hashable, Content: View> {
  private let screens: @MainActor () -> PathScreens<ID, Content>
  let pop: @MainActor (ID) -> Void
  private var current: PathScreens<ID, Content>?

  init(
    _ screens: @escaping @MainActor () -> PathScreens<ID, Content>,
    _ pop: @escaping @MainActor (ID) -> Void
  ) {
    self.screens = screens
    self.pop = pop
  }

  /// The ids of the screens that there are now.
  func read() -> [ID] {
    let screens = screens()
    current = screens
    return screens.ids
  }

  /// A screen, as of the last time that the ids were read.
  func content(_ id: ID) -> Content? {
    current?.content(id)
  }
}

/// A screen of a path. It is equal to itself as long as the source is the same, so that it is left in
/// peace while others come and go.
private struct SourceScreen<ID: Hashable, Content: View>: View {
  let source: ScreenSource<ID, Content>
  let id: ID

  var body: some View {
    PresentedContent(dismiss: { source.pop(id) }, content: { source.content(id) })
  }
}

/// Screens that a path pushes, with the type of its elements hidden.
@MainActor
package final class NavigationPathBox {
  let screens: @MainActor (BlueprintContext) -> Blueprint
  /// Appends an element to the path. Returns `false` where it is of another type than the path's.
  package let push: @MainActor (AnyHashable) -> Bool

  init(
    screens: @escaping @MainActor (BlueprintContext) -> Blueprint,
    push: @escaping @MainActor (AnyHashable) -> Bool
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
  /// A screen of a path.
  func screen<ID: Hashable, Content: View>(
    _ id: ID, of source: ScreenSource<ID, Content>
  ) -> Blueprint {
    element(
      .screen(ScreenElement()),
      handlers: Handlers(.dismiss) { _ in source.pop(id) },
      children: blueprint(of: SourceScreen(source: source, id: id), in: inner))
  }

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
