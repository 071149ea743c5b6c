import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct ServicesTests {
  private let stage = Stage(label("Hello"), field(""), width: 30, height: 5)
  private let services = TerminalServices()

  init() {
    services.renderer = stage.renderer
  }

  private func lastLine() -> String { stage.renderer.frame().text(line: 4) }

  @Test
  func whatIsCopiedIsSentToTheTerminal() async {
    var sent: [String] = []
    stage.renderer.onSequence = { sent.append($0) }
    services.writeClipboard("Zoë!")
    #expect(sent == ["\u{1B}]52;c;Wm/DqyE=\u{7}"])
    #expect(await services.readClipboard() == "Zoë!")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theEncodingIsThatOfTheStandard(text: String, encoded: String) {
    #expect(TerminalSequence.copy(text) == "\u{1B}]52;c;\(encoded)\u{7}")
  }

  @Test
  func aNoticeRingsAndIsTheLastLineUntilTheNextKey() {
    var sent: [String] = []
    stage.renderer.onSequence = { sent.append($0) }
    services.show(Notice(id: "mail", title: "Mail", body: "From Ada"))
    #expect(sent == ["\u{7}"])
    #expect(lastLine() == "Mail  From Ada")
    services.show(Notice(id: "news", title: "News"))
    services.show(Notice(id: "mail", title: "Mail", body: "From Bob"))
    #expect(lastLine() == "Mail  From Bob")
    services.withdraw(noticeWithID: "mail")
    #expect(lastLine() == "News")
    stage.press(.character("x"))
    #expect(lastLine() == "")
    // The key wasn't swallowed.
    #expect(stage.taken().count == 1)
  }

  @Test
  func anAnnouncementIsSaidWithoutRinging() {
    var sent: [String] = []
    stage.renderer.onSequence = { sent.append($0) }
    services.announce("Saved", isUrgent: false)
    #expect(lastLine() == "Saved")
    #expect(sent == [])
  }

  @Test
  func anAddressIsShownAsALink() async {
    #expect(await services.open(url: "https://swift.org"))
    let frame = stage.renderer.frame()
    #expect(frame.text(line: 4) == "https://swift.org")
    #expect(frame[0, 4].pen.link == "https://swift.org")
    #expect(frame[0, 0].pen.link == nil)
  }

  @Test
  func linksInTextLeadSomewhere() {
    var style = TextStyle()
    style.link = "https://swift.org/a b\u{1B}"
    let text = StyledText(runs: [.init("See "), .init("this", style: style), .init(".")])
    let stage = Stage(node(.text(TextElement(text))), width: 12, height: 2)
    let frame = stage.renderer.frame()
    #expect(
      (0..<9).map { frame[$0, 0].pen.link != nil } == [
        false, false, false, false, true, true, true, true, false,
      ])
    let bytes = GridDifference.bytes(from: nil, to: frame)
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written.contains("\u{1B}]8;;https://swift.org/a%20b%1B\u{1B}\\"))
    #expect(written.contains("\u{1B}]8;;\u{1B}\\"))
    var terminal = VirtualTerminal(Grid(width: 12, height: 2))
    terminal.take(bytes)
    #expect(terminal.faults == [])
    #expect(terminal.grid.text == frame.text)
    #expect(terminal.grid[4, 0].pen.link == "https://swift.org/a%20b%1B")
    #expect(terminal.grid[8, 0].pen.link == nil)
  }
}
