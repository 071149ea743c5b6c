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

    @Test("A text becomes a heading and back, and keeps its place and looks")
    func heading() throws {
      try withStage { stage in
        let node = stage.text("a")
        let stack = stage.node(
          .stack(StackElement(.vertical)), [stage.text("before"), node, stage.text("after")])
        stage.show(stack)
        stage.update(node) { $0.appearance.isBold = true }
        #expect(stage.handle(node).widget.accessibleRole == "label")
        stage.update(node) { $0.meaning.isHeading = true }
        let heading = stage.handle(node).widget
        #expect(heading.accessibleRole == "heading")
        #expect(stage.handle(stack).widget.children[1] == heading)
        #expect(heading.hasStyle("oriel-bold"))
        #expect((heading as? Label)?.text == "a")
        stage.update(node) { $0.meaning.isHeading = false }
        #expect(stage.handle(node).widget.accessibleRole == "label")
      }
    }

    @Test("A click on a text is heard where somebody listens", .disabled(if: Keyboard.isMissing))
    func tap() throws {
      try withStage { stage in
        let node = stage.text("Press me")
        stage.show(node)
        #expect(Keyboard.focus(windowNamed: "Stage"))
        Keyboard.click(at: (240, 260), windowNamed: "Stage")
        #expect(stage.takeEvents() == [])
        stage.update(node) { $0.events = .press }
        Keyboard.click(at: (240, 260), windowNamed: "Stage")
        #expect(stage.takeEvents() == [Event(node.id, .press)])
        stage.update(node) { $0.events = [] }
        Keyboard.click(at: (240, 260), windowNamed: "Stage")
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("A direction holds for all that is inside, also for what comes later")
    func direction() throws {
      try withStage { stage in
        let inner = stage.text("inner")
        let own = stage.text("own")
        let stack = stage.node(.stack(StackElement(.horizontal)), [inner, own])
        stage.show(stage.node(.stack(StackElement(.vertical)), [stage.text("outside"), stack]))
        stage.update(own) { $0.appearance.direction = .leftToRight }
        stage.update(stack) { $0.appearance.direction = .rightToLeft }
        MainLoop.drain()
        @MainActor func start(_ node: Node) -> Double {
          stage.handle(node).widget.bounds(in: stage.handle(stack).widget)?.x ?? -1
        }
        #expect(MainLoop.drain(for: 1) { start(inner) > start(own) })
        #expect(stage.handle(inner).widget.isRightToLeft)
        #expect(!stage.handle(own).widget.isRightToLeft)
        let late = stage.text("late")
        stage.host.apply(stage.make(late) + [.insert(late.id, into: stack.id, at: 0)])
        #expect(stage.handle(late).widget.isRightToLeft)
        #expect(MainLoop.drain(for: 1) { start(late) > start(inner) })
        stage.update(stack) { $0.appearance.direction = nil }
        #expect(MainLoop.drain(for: 1) { start(late) < start(inner) })
      }
    }

    @Test("Text breaks its lines where a column is narrow")
    func narrow() throws {
      try withStage { stage in
        let short = stage.text("12 characters, 3 on")
        var content = Content(.stack(StackElement(.vertical)))
        content.appearance.width = SizeHint(maximum: 5)
        stage.show(stage.node(content, [short]))
        let label = try #require(stage.handle(short).widget as? Label)
        #expect(label.wraps)
        #expect(label.minimumWidth < 120)
        stage.update(short, to: .text(TextElement("Row 1,000")))
        #expect(!label.wraps)
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
