import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Alerts, dialogs and sheets")
  struct PresentationTests {
    static let question = AlertElement(
      title: "Delete?", message: "It can't be undone.",
      buttons: [.init("Delete", role: .destructive), .init("Keep", role: .cancel)])

    @Test("A choice is reported once, and the dialog stays until the tree says otherwise")
    func choose() throws {
      try withStage { stage in
        let text = stage.text("behind")
        let alert = stage.node(.alert(Self.question))
        let stack = stage.node(.stack(StackElement(.vertical)), [text, alert])
        stage.show(stack)
        let dialog = try #require((stage.handle(alert) as? AlertNode)?.dialog)
        #expect(dialog.isMapped && dialog.isModal)
        dialog.choose(0)
        dialog.choose(1)
        #expect(stage.takeEvents() == [Event(alert.id, .choose(0))])
        #expect(dialog.isMapped)
        stage.host.apply([.remove(alert.id, from: stack.id, at: 1)])
        #expect(!dialog.isMapped)
      }
    }

    @Test("State may keep an alert: then it asks again")
    func kept() throws {
      try withStage { stage in
        let alert = stage.node(.alert(Self.question))
        stage.show(stage.text("behind"), alert)
        let dialog = try #require((stage.handle(alert) as? AlertNode)?.dialog)
        dialog.choose(0)
        #expect(stage.takeEvents() == [Event(alert.id, .choose(0))])
        dialog.choose(1)
        #expect(stage.takeEvents() == [Event(alert.id, .choose(1))])
      }
    }

    @Test("An alert above a sheet above a stack belongs to the sheet, and the focus comes back")
    func nested() throws {
      try withStage { stage in
        let field = stage.node(.textField(TextFieldElement(text: "")))
        let alert = stage.node(.alert(Self.question))
        let sheet = stage.node(.sheet(SheetElement()), [field])
        let screen = stage.node(.screen(ScreenElement(title: "One")), [stage.text("a"), sheet])
        stage.show(stage.node(.navigationStack, [screen]))
        stage.control(field).grabFocus()
        stage.host.apply(stage.make(alert) + [.insert(alert.id, into: sheet.id, at: 1)])
        MainLoop.drain()
        let dialog = try #require((stage.handle(alert) as? AlertNode)?.dialog)
        #expect(dialog.isMapped)
        stage.host.apply([.remove(alert.id, from: sheet.id, at: 1)])
        _ = MainLoop.drain(for: 0.3)
        #expect(stage.control(field).containsFocus)
      }
    }

    @Test("What is bold is bold, and what looks like markup is text")
    func styled() throws {
      try withStage { stage in
        var bold = TextStyle()
        bold.isBold = true
        let alert = stage.node(
          .alert(
            AlertElement(
              title: "Delete <all> & go?",
              message: StyledText(runs: [.init("It is "), .init("gone & <lost>", style: bold)]),
              buttons: [.init("OK")])))
        stage.show(stage.text("behind"), alert)
        let dialog = try #require((stage.handle(alert) as? AlertNode)?.dialog)
        #expect(dialog.labels.map(\.text) == ["Delete <all> & go?", "It is gone & <lost>"])
        #expect(dialog.labels.map(\.hasStyles) == [false, true])
      }
    }

    @Test("One alert gives way to another in one batch")
    func replaced() throws {
      try withStage { stage in
        let first = stage.node(.alert(Self.question))
        let stack = stage.node(.stack(StackElement(.vertical)), [stage.text("behind"), first])
        stage.show(stack)
        let old = try #require((stage.handle(first) as? AlertNode)?.dialog)
        let second = stage.node(.alert(Self.question))
        stage.host.apply(
          [.remove(first.id, from: stack.id, at: 1)] + stage.make(second)
            + [.insert(second.id, into: stack.id, at: 1)])
        MainLoop.drain()
        #expect(!old.isMapped)
        #expect((stage.handle(second) as? AlertNode)?.dialog?.isMapped == true)
        old.choose(0)
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("Real keys: Return presses the default, Escape the cancel button")
    func keys() throws {
      try withStage { stage in
        let plain = AlertElement(
          title: "Send", buttons: [.init("Send"), .init("Not now", role: .cancel)])
        let alert = stage.node(.alert(plain))
        let stack = stage.node(.stack(StackElement(.vertical)), [stage.text("behind"), alert])
        stage.show(stack)
        #expect(Keyboard.focus(windowNamed: "Send"))
        Keyboard.press("Return")
        #expect(stage.takeEvents() == [Event(alert.id, .choose(0))])
        Keyboard.press("Escape")
        #expect(stage.takeEvents() == [Event(alert.id, .choose(1))])
        // What can't be undone isn't what Return does.
        stage.update(alert, to: .alert(Self.question))
        #expect(Keyboard.focus(windowNamed: "Delete."))
        Keyboard.press("Return")
        #expect(stage.takeEvents() == [Event(alert.id, .choose(1))])
      }
    }

    @Test("A popover points at what opened it, and closes as state says")
    func popover() throws {
      try withStage { stage in
        let button = stage.node(.button(ButtonElement()), [stage.text("Open")])
        let inside = stage.node(.button(ButtonElement()), [stage.text("Inside")])
        let popover = stage.node(.sheet(SheetElement(style: .popover)), [inside])
        let stack = stage.node(.stack(StackElement(.vertical)), [button])
        stage.show(stack)
        stage.control(button, as: Button.self).click()
        #expect(stage.takeEvents() == [Event(button.id, .press)])
        stage.host.apply(stage.make(popover) + [.insert(popover.id, into: stack.id, at: 1)])
        _ = MainLoop.drain(for: 0.3)
        let node = try #require(stage.handle(popover) as? PopoverNode)
        #expect(node.popover.isMapped)
        stage.control(inside, as: Button.self).click()
        #expect(stage.takeEvents() == [Event(inside.id, .press)])
        node.popover.popDown()
        #expect(stage.takeEvents() == [Event(popover.id, .dismiss)])
        #expect(MainLoop.drain(for: 2) { node.popover.isMapped }, "state keeps it")
        stage.host.apply([.remove(popover.id, from: stack.id, at: 1)])
        #expect(!node.popover.isMapped)
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("Closing it chooses the cancel button, or nothing where there is none")
    func escape() throws {
      try withStage { stage in
        let alert = stage.node(.alert(Self.question))
        var plain = Self.question
        plain.buttons = [.init("Fine")]
        let other = stage.node(.dialog(plain))
        stage.show(stage.node(.stack(StackElement(.vertical)), [alert, other]))
        (stage.handle(alert) as? AlertNode)?.dialog?.requestClose()
        #expect(stage.takeEvents() == [Event(alert.id, .choose(1))])
        (stage.handle(other) as? AlertNode)?.dialog?.requestClose()
        #expect(stage.takeEvents() == [Event(other.id, .dismiss)])
      }
    }

    @Test("An alert that is there from the start waits for its window")
    func fromTheStart() throws {
      try withStage { stage in
        let alert = stage.node(.alert(Self.question))
        stage.show(stage.text("behind"), alert)
        #expect((stage.handle(alert) as? AlertNode)?.dialog?.isMapped == true)
      }
    }

    @Test("A sheet is a modal window that asks to be closed")
    func sheet() throws {
      try withStage { stage in
        let button = stage.node(.button(ButtonElement()), [stage.text("Done")])
        let sheet = stage.node(.sheet(SheetElement()), [button])
        let stack = stage.node(.stack(StackElement(.vertical)), [stage.text("behind"), sheet])
        stage.show(stack)
        let window = try #require(stage.handle(sheet) as? SheetNode).window
        #expect(window.isMapped && window.isModal)
        stage.control(button, as: Button.self).click()
        #expect(stage.takeEvents() == [Event(button.id, .press)])
        window.requestClose()
        #expect(stage.takeEvents() == [Event(sheet.id, .dismiss)])
        #expect(window.isMapped, "state decides")
        stage.update(sheet, to: .sheet(SheetElement(canDismiss: false)))
        window.requestClose()
        #expect(stage.takeEvents() == [])
        stage.host.apply([.remove(sheet.id, from: stack.id, at: 1)])
        #expect(!window.isMapped)
      }
    }

    @Test("A window asks to be closed")
    func window() throws {
      try withStage { stage in
        let window = stage.show(stage.text("content"))
        stage.update(window) { $0.events = .close }
        let handle = try #require(stage.handle(window) as? WindowNode)
        handle.window.requestClose()
        #expect(stage.takeEvents() == [Event(window.id, .close)])
        #expect(handle.window.isMapped)
      }
    }
  }
}
