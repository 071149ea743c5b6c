import Oriel
import ViewTree
import Views

@testable import OrielTesting

/// An app as text.
@MainActor
final class TextStage: Stage {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  var engine: Engine { screen.engine }

  func settle() async { await screen.settle() }

  func press(_ name: String) async { await screen.button(name).tap() }

  func back() async { await screen.back() }

  func escape() async {
    await settle()
    // What can't be closed refuses, which a script sees by what is still there.
    screen.onMainActor { try? screen.driver.press(KeyboardShortcut(.escape, modifiers: [])) }
    await settle()
  }

  func close() async { await screen.close() }

  func report(_ event: Event) { screen.renderer.events?(event) }

  var title: String? { screen.title }

  var screens: [NodeID] { screen.tree.stack?.screens.map(\.id) ?? [] }

  var presentations: [String] { screen.tree.presented.map(\.presentedName) }

  var hasWindow: Bool { screen.tree.children.contains { $0.content.element.kind == .window } }

  func end() async { await screen.unmount() }
}

struct TextTheatre: Theatre {
  func show<Content: View>(
    isOpen: Binding<Bool>?, _ content: @escaping @MainActor () -> Content
  ) -> any Stage {
    TextStage(Screen(isOpen: isOpen, content: content))
  }
}
