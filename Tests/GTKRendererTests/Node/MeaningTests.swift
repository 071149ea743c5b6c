import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Meaning and looks")
  struct MeaningTests {
    @Test func hiddenAndHelp() throws {
      try withStage { stage in
        let node = stage.text("a")
        stage.show(node)
        let widget = stage.handle(node).widget
        stage.update(node) {
          $0.meaning.isHidden = true
          $0.meaning.help = "Tip"
          $0.meaning.identifier = "name"
        }
        #expect(!widget.isVisible)
        #expect(widget.tooltip == "Tip")
        #expect(widget.name == "name")
        stage.update(node) { $0.meaning = Meaning() }
        #expect(widget.isVisible)
        #expect(widget.tooltip == nil)
        #expect(widget.name == "GtkLabel")
      }
    }

    @Test("Looks are classes of one sheet, and go as they came")
    func looks() throws {
      try withStage { stage in
        let node = stage.text("a")
        stage.show(node)
        let widget = stage.handle(node).widget
        stage.update(node) {
          $0.appearance.font = .title
          $0.appearance.foreground = .rgba(red: 1, green: 0.5, blue: 0, alpha: 1)
          $0.appearance.padding = EdgeSteps(.medium)
          $0.appearance.opacity = 0.5
        }
        #expect(widget.hasStyle("title-1"))
        #expect(widget.hasStyle("oriel-foreground-rgba-255-128-0-255"))
        #expect(widget.margins == Margins(12))
        #expect(widget.opacity < 0.6)
        stage.update(node) { $0.appearance = Appearance() }
        #expect(!widget.hasStyle("title-1"))
        #expect(!widget.hasStyle("oriel-foreground-rgba-255-128-0-255"))
        #expect(widget.margins == Margins(0))
        #expect(widget.opacity == 1)
      }
    }

    @Test("Runs with styles are markup, and what looks like markup is text")
    func styledText() throws {
      try withStage { stage in
        var bold = TextStyle()
        bold.isBold = true
        bold.foreground = .error
        let node = stage.node(
          .text(TextElement(StyledText(runs: [.init("a<b & "), .init("c", style: bold)]))))
        stage.show(node)
        #expect(stage.control(node, as: Label.self).text == "a<b & c")
        stage.update(node, to: .text(TextElement("<b>plain</b>")))
        #expect(stage.control(node, as: Label.self).text == "<b>plain</b>")
      }
    }

    @Test(
      arguments: [
        (KeyboardShortcut(.character("s")), "<Control>s"),
        (KeyboardShortcut(.character("+"), modifiers: [.command, .shift]), "<Control><Shift>plus"),
        (KeyboardShortcut(.pageUp, modifiers: .option), "<Alt>Page_Up"),
        (.cancelAction, "Escape"),
      ] as [(KeyboardShortcut, String)])
    func keys(shortcut: KeyboardShortcut, keys: String) {
      #expect(shortcut.gtkKeys == keys)
    }

    @Test("A shortcut presses its button, by real keys")
    func shortcut() throws {
      try withStage { stage in
        var content = Content(.button(ButtonElement()))
        content.meaning.shortcut = KeyboardShortcut(.character("s"))
        let node = stage.node(content, [stage.text("Save")])
        stage.show(node)
        #expect(Keyboard.focus(windowNamed: "Stage"))
        Keyboard.press("ctrl+s")
        #expect(stage.takeEvents() == [Event(node.id, .press)])
        stage.update(node) { $0.meaning.isDisabled = true }
        Keyboard.press("ctrl+s")
        #expect(stage.takeEvents() == [])
      }
    }
  }
}
