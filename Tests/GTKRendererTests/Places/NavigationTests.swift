import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Navigation stacks")
  struct NavigationTests {
    @Test("Push shows the new screen with a way back; pop frees it")
    func pushAndPop() throws {
      try withStage { stage in
        let first = stage.node(.screen(ScreenElement(title: "Inbox")), [stage.text("first")])
        let navigation = stage.node(.navigationStack, [first])
        let window = stage.show(navigation)
        let bar = try #require(stage.handle(window) as? WindowNode).bar
        #expect(bar.titleText == "Inbox")
        #expect(!bar.offersBack)

        let before = LiveObjects.current
        let second = stage.node(.screen(ScreenElement(title: "Letter")), [stage.text("second")])
        stage.host.apply(stage.make(second) + [.insert(second.id, into: navigation.id, at: 1)])
        #expect(bar.titleText == "Letter")
        #expect(bar.offersBack)
        #expect(stage.handle(second).widget.isMapped)
        #expect(!stage.handle(first).widget.isMapped)

        bar.pressBack()
        #expect(stage.takeEvents() == [Event(navigation.id, .back(to: first.id))])
        #expect(stage.handle(second).widget.isMapped, "state decides")

        stage.host.apply([.remove(second.id, from: navigation.id, at: 1)])
        MainLoop.drain()
        #expect(bar.titleText == "Inbox")
        #expect(!bar.offersBack)
        #expect(stage.handle(first).widget.isMapped)
        #expect(LiveObjects.current == before)
      }
    }

    @Test("With animation, a screen slides out before it is freed, and hears nothing")
    func slides() throws {
      try withStage { stage in
        DesktopAppearance.isAnimated = true
        defer { DesktopAppearance.isAnimated = false }
        let first = stage.node(.screen(ScreenElement(title: "Inbox")), [stage.text("first")])
        let navigation = stage.node(.navigationStack, [first])
        stage.show(navigation)
        _ = MainLoop.drain(for: 0.2)
        let before = LiveObjects.current
        let button = stage.node(.button(ButtonElement()), [stage.text("Press")])
        let second = stage.node(.screen(ScreenElement(title: "Letter")), [button])
        stage.host.apply(stage.make(second) + [.insert(second.id, into: navigation.id, at: 1)])
        _ = MainLoop.drain(for: 1)
        autoreleased {
          let leaving = stage.control(button, as: Button.self)
          stage.host.apply([.remove(second.id, from: navigation.id, at: 1)])
          leaving.click()
          #expect(stage.takeEvents() == [])
        }
        #expect(LiveObjects.current != before)
        #expect(MainLoop.drain(for: 3) { LiveObjects.current == before })
      }
    }

    @Test("Each placement has its place in the bars")
    func placements() throws {
      try withStage { stage in
        @MainActor func item(_ placement: ToolbarItemElement.Placement, _ child: Node? = nil)
          -> Node
        {
          stage.node(
            .toolbarItem(ToolbarItemElement(placement: placement)),
            [child ?? stage.node(.button(ButtonElement()), [stage.text("\(placement)")])])
        }
        let search = stage.node(.textField(TextFieldElement(text: "", style: .search)))
        let items = [
          item(.cancellation), item(.principal), item(.confirmation), item(.bottom),
          item(.automatic, search),
        ]
        let screen = stage.node(.screen(ScreenElement(title: "Edit")), [stage.text("page")] + items)
        let navigation = stage.node(.navigationStack, [screen])
        stage.show(navigation)
        let places = items.map { (stage.handle($0) as? ToolbarItemNode)?.place }
        #expect(places == [.start, .middle, .end, .bottom, .below])
        for item in items { #expect(stage.handle(item).widget.isMapped) }
        _ = MainLoop.drain(for: 0.2)
        #expect(stage.control(search).size.width > 400)
        stage.host.apply([.remove(items[3].id, from: screen.id, at: 4)])
        stage.host.apply([.remove(items[1].id, from: screen.id, at: 2)])
        stage.host.apply([.remove(items[4].id, from: screen.id, at: 3)])
        #expect(stage.handle(items[0]).widget.isMapped)
      }
    }

    @Test("Toolbar items belong to the visible screen")
    func toolbar() throws {
      try withStage { stage in
        let item = stage.node(
          .toolbarItem(ToolbarItemElement(placement: .trailing)),
          [stage.node(.button(ButtonElement()), [stage.text("Add")])])
        let first = stage.node(.screen(ScreenElement(title: "Inbox")), [stage.text("first"), item])
        let navigation = stage.node(.navigationStack, [first])
        stage.show(navigation)
        #expect(stage.handle(item).widget.isMapped)
        let second = stage.node(.screen(ScreenElement(title: "Letter")), [stage.text("second")])
        stage.host.apply(stage.make(second) + [.insert(second.id, into: navigation.id, at: 1)])
        #expect(!stage.handle(item).widget.isPlaced)
        MainLoop.drain()
        stage.host.apply([.remove(second.id, from: navigation.id, at: 1)])
        #expect(stage.handle(item).widget.isMapped)
      }
    }
  }
}

@MainActor @inline(never)
private func autoreleased(_ body: () -> Void) {
  body()
}
