import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Tabs and disclosures")
  struct TabsTests {
    static func tabs(_ selection: Int?, _ names: String...) -> Element {
      .tabs(
        TabsElement(
          tabs: names.map { TabsElement.Tab(label: StyledText($0), icon: "tray", badge: "2") },
          selection: selection))
    }

    @Test("The chosen page is shown, a user's choice is reported, and state decides")
    func choose() throws {
      try withStage { stage in
        let pages = ["first", "second"].map { stage.text($0) }
        let tabs = stage.node(Self.tabs(1, "A", "B"), pages)
        stage.show(tabs)
        let notebook = stage.control(tabs, as: Notebook.self)
        #expect(notebook.selection == 1)
        #expect(stage.handle(pages[1]).widget.isMapped)
        #expect(!stage.handle(pages[0]).widget.isMapped)
        #expect(stage.takeEvents() == [])
        notebook.selection = 0
        #expect(stage.takeEvents() == [Event(tabs.id, .pick(0))])
        #expect(notebook.selection == 1, "state didn't follow")
        stage.update(tabs, to: Self.tabs(0, "A", "B"))
        #expect(notebook.selection == 0)
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("Where no page is chosen, the first is shown")
    func none() throws {
      try withStage { stage in
        let tabs = stage.node(Self.tabs(1, "A", "B"), ["first", "second"].map { stage.text($0) })
        stage.show(tabs)
        stage.update(tabs, to: Self.tabs(nil, "A", "B"))
        #expect(stage.control(tabs, as: Notebook.self).selection == 0)
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("Pages come and go")
    func pages() throws {
      try withStage { stage in
        let pages = ["first", "second", "third"].map { stage.text($0) }
        let tabs = stage.node(Self.tabs(1, "A", "B"), Array(pages[..<2]))
        stage.show(tabs)
        let notebook = stage.control(tabs, as: Notebook.self)
        stage.host.apply(
          stage.make(pages[2]) + [
            .insert(pages[2].id, into: tabs.id, at: 0),
            .update(tabs.id, from: tabs.content, to: Content(Self.tabs(2, "C", "A", "B"))),
          ])
        MainLoop.drain()
        #expect(notebook.count == 3)
        #expect(stage.handle(pages[1]).widget.isMapped)
        stage.host.apply([.move(pages[1].id, in: tabs.id, from: 2, to: 0)])
        MainLoop.drain()
        #expect(stage.handle(pages[0]).widget.isMapped)
        stage.host.apply([.remove(pages[1].id, from: tabs.id, at: 0)])
        #expect(notebook.count == 2)
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("The bar shows what the visible page says")
    func bar() throws {
      try withStage { stage in
        @MainActor func stack(_ title: String) -> Node {
          stage.node(
            .navigationStack,
            [stage.node(.screen(ScreenElement(title: title)), [stage.text("in \(title)")])])
        }
        let tabs = stage.node(
          Self.tabs(0, "A", "B", "C"), [stack("Inbox"), stack("Drafts"), stage.text("plain")])
        let window = stage.show(tabs)
        let bar = try #require(stage.handle(window) as? WindowNode).bar
        #expect(bar.titleText == "Inbox")
        stage.update(tabs, to: Self.tabs(1, "A", "B", "C"))
        #expect(bar.titleText == "Drafts")
        stage.update(tabs, to: Self.tabs(2, "A", "B", "C"))
        #expect(bar.titleText == nil)
      }
    }

    @Test("The bar says nothing of a stack that is hidden")
    func hiddenStack() throws {
      try withStage { stage in
        let stack = stage.node(
          .navigationStack,
          [stage.node(.screen(ScreenElement(title: "Inbox")), [stage.text("in it")])])
        let window = stage.show(stack)
        let bar = try #require(stage.handle(window) as? WindowNode).bar
        #expect(bar.titleText == "Inbox")
        stage.update(stack) { $0.meaning.isHidden = true }
        #expect(bar.titleText == nil)
        stage.update(stack) { $0.meaning.isHidden = false }
        #expect(bar.titleText == "Inbox")
      }
    }

    @Test("A disclosure shows what state says, and reports what a user did")
    func disclosure() throws {
      try withStage { stage in
        let inside = stage.text("inside")
        let node = stage.node(
          .disclosure(DisclosureElement(label: "More", isExpanded: true)), [inside])
        stage.show(node)
        let expander = stage.control(node, as: Expander.self)
        #expect(expander.isExpanded && expander.label == "More")
        #expect(stage.handle(inside).widget.isMapped)
        expander.isExpanded = false
        #expect(stage.takeEvents() == [Event(node.id, .toggle(false))])
        #expect(expander.isExpanded, "state didn't follow")
        stage.update(node, to: .disclosure(DisclosureElement(label: "Less", isExpanded: false)))
        #expect(!expander.isExpanded && expander.label == "Less")
        #expect(stage.takeEvents() == [])
      }
    }
  }
}
