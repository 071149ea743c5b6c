import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct SessionCommandTests {
  @Test
  func aLineIsAVerbWithTextsAndWords() throws {
    let command = try #require(SessionCommand(#"  type "a \"b\"\n" into "E-mail" now"#))
    #expect(command.verb == "type")
    #expect(command.texts == ["a \"b\"\n", "E-mail"])
    #expect(command.words == ["into", "now"])
  }

  @Test(arguments: ["", "   ", "# a remark"])
  func nothingIsNoCommand(line: String) {
    #expect(SessionCommand(line) == nil)
  }

  @Test(arguments: ["fly", #"tap"#, #"press "x""#, #"slide "Name" to"#, "press nothing"])
  func whatIsNotUnderstoodSaysWhatIs(line: String) throws {
    let renderer = TextRenderer()
    let command = try #require(SessionCommand(line))
    let error = #expect(throws: Refusal.self) {
      try command.perform(on: Driver(renderer, width: 40))
    }
    #expect(error?.message.contains("isn't understood like this. These are:\n\ntap") == true)
  }

  @Test
  func commandsDriveTheScreen() throws {
    let renderer = TextRenderer()
    let host = RendererHost(renderer)
    var seen: [Event.Kind] = []
    let fieldID = NodeID(rawValue: 900_001)
    let buttonID = NodeID(rawValue: 900_002)
    let textID = NodeID(rawValue: 900_003)
    host.setEvents { seen.append($0.kind) }
    host.apply([
      .make(fieldID, Content(.textField(TextFieldElement(text: "", prompt: "Name")))),
      .insert(fieldID, into: .surface, at: 0),
      .make(textID, Content(.text(TextElement("Go")))),
      .make(buttonID, Content(.button(ButtonElement()), events: .press)),
      .insert(textID, into: buttonID, at: 0),
      .insert(buttonID, into: .surface, at: 1),
    ])
    let driver = Driver(renderer, width: 40)
    for line in [#"type "ab" into "Name""#, "press backspace", #"tap "Go""#] {
      try #require(SessionCommand(line)).perform(on: driver)
    }
    #expect(
      renderer.outline() == """
        text field "Name" = "a" [focused]
        button "Go"
        """)
    #expect(seen.last == .press)
    #expect(seen.count == 4)
  }
}
