import ComposableArchitecture
import TextRenderer
import ViewTree
import Views

/// An app on some renderer, for scripts that a user could follow on each of them.
@MainActor
protocol Stage: AnyObject {
  var engine: Engine { get }

  /// Lets everything happen that can happen now.
  func settle() async
  /// Presses a button by its name, or the button of an alert.
  func press(_ name: String) async
  /// Goes back, as the back button does.
  func back() async
  /// Closes what is on top without an answer, as Escape does.
  func escape() async
  /// Asks the window to close, as its title bar does.
  func close() async
  /// Reports what the platform would report, whether or not that makes sense by now.
  func report(_ event: Event)
  /// The title that the platform shows.
  var title: String? { get }
  /// The ids of the screens that the platform holds.
  var screens: [NodeID] { get }
  /// What the platform presents, the topmost last: titles of alerts, and sheets.
  var presentations: [String] { get }
  var hasWindow: Bool { get }
  /// Takes the app away.
  func end() async
}

/// Puts apps on a renderer.
@MainActor
protocol Theatre {
  func show<Content: View>(
    isOpen: Binding<Bool>?, _ content: @escaping @MainActor () -> Content
  ) throws -> any Stage
}

extension Stage {
  func send(_ kind: Event.Kind, to id: NodeID) async {
    report(Event(id, kind))
    await settle()
  }

  /// The tree as the core has it.
  var tree: Node { engine.snapshot() ?? Node(id: .surface, content: Content(.group)) }

  /// Nodes of the tree that are presented, the topmost last.
  var presented: [Node] { tree.presented }

  /// The ids of the screens in the tree.
  var expectedScreens: [NodeID] { tree.stack?.screens.map(\.id) ?? [] }

  /// The effects of the test's stores that run.
  var effects: Int { EffectsOfTest.descriptions.count }
}

extension Node {
  var presented: [Node] {
    visibleChildren.flatMap { child in
      (child.content.element.kind.outlet == .presentation ? [child] : []) + child.presented
    }
  }

  /// The outermost navigation stack, with its screens.
  var stack: (id: NodeID, screens: [Node])? {
    if content.element.kind == .navigationStack {
      return (id, children.filter { $0.content.element.kind == .screen })
    }
    return children.lazy.compactMap(\.stack).first
  }

  /// What a presentation is called: the title of an alert, else what kind of sheet it is.
  var presentedName: String {
    switch content.element {
    case .alert(let alert), .dialog(let alert): alert.title.plain
    case .sheet(let sheet): sheet.style.rawValue
    default: content.role.rawValue
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Goes on until it is cancelled.
  static func never() async {
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
  }
}
