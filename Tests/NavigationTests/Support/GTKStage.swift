import ComposableArchitecture
import Foundation
import GTK
import Testing
import TextRenderer
import ViewTree
import Views

@testable import GTKRenderer

/// An app in a real window, pressed and read through its widgets.
@MainActor
final class GTKStage: Stage {
  let engine: Engine
  private let renderer = GTKRenderer()
  private let host: RendererHost<GTKRenderer>

  init(_ engine: Engine) {
    self.engine = engine
    host = RendererHost(renderer)
    EffectsOfTest.runOnMainActor { engine.start(on: host) }
  }

  func settle() async {
    for _ in 0..<40 {
      EffectsOfTest.runOnMainActor()
      await Task.yield()
      engine.flush()
      MainLoop.drain()
    }
  }

  func press(_ name: String) async {
    await settle()
    do {
      let query = Query(roles: [.button, .link], name: name)
      let entry = try ScreenIndex(tree).find(query)
      if case .alertButton(let index)? = entry.part {
        (node(entry.id) as? AlertNode)?.dialog?.choose(index)
      } else if let button = node(entry.id)?.control as? GTK.Button {
        #expect(button.isMapped, "\(name) is not on screen")
        button.click()
      } else {
        Issue.record("\(name) is no button of GTK")
      }
    } catch {
      Issue.record("\(error.message)")
    }
    await settle()
  }

  func back() async {
    await settle()
    window?.bar.pressBack()
    await settle()
  }

  func escape() async {
    await settle()
    guard let top = presented.last.flatMap({ node($0.id) }) else {
      Issue.record("Nothing is presented.")
      return
    }
    (top as? AlertNode)?.dialog?.requestClose()
    (top as? SheetNode)?.window.requestClose()
    (top as? PopoverNode)?.popover.popDown()
    await settle()
  }

  func close() async {
    await settle()
    window?.window.requestClose()
    await settle()
  }

  func report(_ event: Event) { renderer.events?(event) }

  var title: String? { window?.bar.titleText }

  var screens: [NodeID] {
    tree.stack.flatMap { node($0.id) }?.children.compactMap { ($0 as? ScreenNode)?.id } ?? []
  }

  var presentations: [String] {
    presented.filter { presented in
      switch node(presented.id) {
      case let alert as AlertNode: alert.dialog?.isMapped == true
      case let sheet as SheetNode: sheet.window.isMapped
      case let popover as PopoverNode: popover.popover.isMapped
      default: false
      }
    }
    .map(\.presentedName)
  }

  var hasWindow: Bool { window?.window.isMapped == true }

  func end() async {
    await settle()
    engine.stop()
    await settle()
    #expect(host.faults == [])
  }

  private func node(_ id: NodeID) -> GTKNode? { host.handle(for: id) }

  private var window: WindowNode? {
    renderer.surface.children.lazy.compactMap { $0 as? WindowNode }.last
  }
}

struct GTKTheatre: Theatre {
  func show<Content: View>(
    isOpen: Binding<Bool>?, _ content: @escaping @MainActor () -> Content
  ) throws -> any Stage {
    try MainLoop.initialize()
    return GTKStage(
      isOpen.map { Engine(title: "Hub", isOpen: $0, content: content) }
        ?? Engine(title: "Hub", content: content))
  }
}
