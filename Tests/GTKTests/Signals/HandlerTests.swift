import GTK
import Testing

@MainActor @Suite("Signals", .needsDisplay, .serialized)
struct HandlerTests {
  @Test("A closure outlives the handle of its widget and goes with the widget")
  func lifetime() throws {
    try withGTK {
      let before = LiveObjects.current
      var presses = 0
      var box: Box? = Box(.vertical)
      box?.append(Self.button { presses += 1 })
      #expect(LiveObjects.current.handlers == before.handlers + 1)
      #expect(LiveObjects.current.widgets == before.widgets + 2)
      #expect(box?.children.first?.connect("clicked") { _ in presses += 10 } != nil)
      box = nil
      #expect(LiveObjects.current == before)
      #expect(presses == 0)
    }
  }

  @Test("A blocked handler hears nothing, however deep the blocks")
  func block() throws {
    try withGTK {
      let toggle = Switch()
      var heard: [Bool] = []
      let handler = toggle.onToggle { heard.append($0) }
      handler.block {
        handler.block { toggle.isOn = true }
        toggle.isOn = false
        #expect(handler.isBlocked)
      }
      #expect(heard == [])
      toggle.isOn = true
      #expect(heard == [true])
    }
  }

  @Test("Disconnecting frees the closure, and does no harm twice or after the widget")
  func disconnect() throws {
    try withGTK {
      var toggle: Switch? = Switch()
      var heard = 0
      let handler = try #require(toggle).onToggle { _ in heard += 1 }
      let before = LiveObjects.current.handlers
      handler.disconnect()
      #expect(LiveObjects.current.handlers == before - 1)
      handler.disconnect()
      toggle?.isOn = true
      #expect(heard == 0)
      let other = try #require(toggle).onToggle { _ in }
      toggle = nil
      other.disconnect()
    }
  }

  @Test("Any signal can be connected, with its arguments")
  func arguments() throws {
    try withGTK {
      let entry = Entry()
      var texts: [String] = []
      entry.connect("insert-text") { signal in
        texts.append(signal.string(0) + " \(signal.int(1))")
      }
      var tooltips = 0
      entry.connect("notify::tooltip-text") { _ in tooltips += 1 }
      entry.replace(0..<0, with: "é")
      entry.tooltip = "tip"
      #expect(texts == ["é 2"])
      #expect(tooltips == 1)
    }
  }

  private static func button(_ body: @escaping @MainActor () -> Void) -> Button {
    let button = Button("Press")
    button.onClick(body)
    return button
  }
}
