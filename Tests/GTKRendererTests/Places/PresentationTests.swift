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
