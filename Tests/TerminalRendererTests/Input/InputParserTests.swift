import Testing
import ViewTree

@testable import TerminalRenderer

struct InputParserTests {
  private func parsed(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(Array(text.utf8)) + parser.endOfInput()
  }

  private func key(_ text: String) -> KeyPress? {
    let events = parsed(text)
    guard events.count == 1, case .key(let press) = events[0] else { return nil }
    return press
  }

  static let keys: [(String, KeyPress)] = [
    ("a", KeyPress(.character("a"))), ("Ä", KeyPress(.character("Ä"))),
    ("한", KeyPress(.character("한"))), ("😀", KeyPress(.character("😀"))),
    ("\r", KeyPress(.return)), ("\n", KeyPress(.return)), ("\t", KeyPress(.tab)),
    ("\u{7F}", KeyPress(.backspace)), ("\u{8}", KeyPress(.backspace)),
    ("\u{0}", KeyPress(.character(" "), .control)), ("\u{1}", KeyPress(.character("a"), .control)),
    ("\u{1A}", KeyPress(.character("z"), .control)), ("\u{1B}", KeyPress(.escape)),
    ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)),
    ("\u{1B}[1;5C", KeyPress(.right, .control)),
    ("\u{1B}[1;4D", KeyPress(.left, [.option, .shift])),
    ("\u{1B}[Z", KeyPress(.tab, .shift)), ("\u{1B}[H", KeyPress(.home)),
    ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}[3;2~", KeyPress(.delete, .shift)),
    ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}OP", KeyPress(.function(1))),
    ("\u{1B}[15~", KeyPress(.function(5))), ("\u{1B}[21~", KeyPress(.function(10))),
    ("\u{1B}[24~", KeyPress(.function(12))), ("\u{1B}[[E", KeyPress(.function(5))),
    ("\u{1B}[1;2P", KeyPress(.function(1), .shift)),
    ("\u{1B}x", KeyPress(.character("x"), .option)),
    ("\u{1B}é", KeyPress(.character("é"), .option)),
    ("\u{1B}\u{7F}", KeyPress(.backspace, .option)), ("\u{1B}\r", KeyPress(.return, .option)),
    ("\u{1B}[97;5u", KeyPress(.character("a"), .control)),
    ("\u{1B}[27;6;83~", KeyPress(.character("S"), [.control, .shift])),
    ("\u{1B}[", KeyPress(.character("["), .option)),
    ("\u{1B}O", KeyPress(.character("O"), .option)),
  ]

  @Test(arguments: keys)
  func aKeyIsKnownByItsBytes(bytes: String, expected: KeyPress) {
    #expect(key(bytes) == expected)
  }

  @Test(arguments: keys)
  func howBytesAreCutMakesNoDifference(bytes: String, expected: KeyPress) {
    var parser = InputParser()
    var events: [InputEvent] = []
    for byte in Array(bytes.utf8) { events += parser.feed([byte]) }
    events += parser.endOfInput()
    #expect(events == [.key(expected)])
  }

  @Test
  func aLoneEscapeWaitsForMore() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.endOfInput() == [.key(KeyPress(.escape))])
    #expect(!parser.isWaiting)
    #expect(parser.feed(Array("A".utf8)) == [.key(KeyPress(.character("A")))])
  }

  @Test
  func escapeBeforeASequenceIsAKeyOfItsOwn() {
    #expect(parsed("\u{1B}\u{1B}[A") == [.key(KeyPress(.escape)), .key(KeyPress(.up))])
  }

  @Test
  func keysFollowEachOther() {
    #expect(
      parsed("a\u{1B}[Bb") == [
        .key(KeyPress(.character("a"))), .key(KeyPress(.down)), .key(KeyPress(.character("b"))),
      ])
  }

  @Test
  func aPasteIsOnePiece() {
    #expect(
      parsed("\u{1B}[200~a\u{1B}[Ab\r\nc\rd\u{1B}[201~e") == [
        .paste("a\u{1B}[Ab\nc\nd"), .key(KeyPress(.character("e"))),
      ])
    var parser = InputParser()
    var events: [InputEvent] = []
    for byte in Array("\u{1B}[200~Grüße\u{1B}[201~".utf8) {
      events += parser.feed([byte])
      // Time alone ends no paste.
      if events.isEmpty, parser.isWaiting == false { #expect(parser.endOfInput() == []) }
    }
    #expect(events == [.paste("Grüße")])
  }

  @Test
  func theMouseIsReadWithItsModifiers() {
    #expect(
      parsed("\u{1B}[<0;10;5M") == [
        .mouse(MouseInput(action: .press(.primary), column: 9, line: 4))
      ])
    #expect(
      parsed("\u{1B}[<2;1;1m") == [
        .mouse(MouseInput(action: .release(.secondary), column: 0, line: 0))
      ])
    #expect(
      parsed("\u{1B}[<36;300;200M") == [
        .mouse(MouseInput(action: .drag(.primary), column: 299, line: 199, modifiers: .shift))
      ])
    #expect(
      parsed("\u{1B}[<65;2;3M") == [
        .mouse(MouseInput(action: .wheel(columns: 0, lines: 1), column: 1, line: 2))
      ])
    #expect(parsed("\u{1B}[<35;2;3M") == [.mouse(MouseInput(action: .move, column: 1, line: 2))])
  }

  @Test
  func theOldestClicksAreNotTyped() {
    #expect(parsed("\u{1B}[M !!a") == [.key(KeyPress(.character("a")))])
  }

  @Test
  func theTerminalsAnswersAreRead() {
    #expect(
      parsed("\u{1B}]11;rgb:ffff/0000/8000\u{1B}\\") == [
        .background(red: 1, green: 0, blue: Double(0x8000) / 65_535)
      ])
    #expect(parsed("\u{1B}]11;rgb:1e/1e/2e\u{7}").count == 1)
    #expect(parsed("\u{1B}[?64;1;2c") == [.attributes])
    #expect(parsed("\u{1B}P1$r0m\u{1B}\\a") == [.key(KeyPress(.character("a")))])
  }

  @Test
  func whatIsNoTextBecomesReplacementCharacters() {
    var parser = InputParser()
    let bad = InputEvent.key(KeyPress(.character("\u{FFFD}")))
    #expect(parser.feed([0xFF, 0x61]) == [bad, .key(KeyPress(.character("a")))])
    #expect(parser.feed([0xE2, 0x82]) == [])
    #expect(parser.endOfInput() == [bad])
    #expect(parser.feed([0xED, 0xA0, 0x80]).count == 3)
    #expect(parser.feed([0xC0, 0x80]).count == 2)
  }

  @Test
  func unknownSequencesAreSwallowed() {
    #expect(parsed("\u{1B}[?1;2$y\u{1B}[99~\u{1B}[5nA") == [.key(KeyPress(.character("A")))])
    #expect(parsed("\u{1B}[12\u{7F}") == [.key(KeyPress(.backspace))])
  }

  @Test(arguments: UInt64(0)..<200)
  func noBytesAreTooMuch(seed: UInt64) {
    var random = SeededNumbers(seed)
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x3C, 0x4D, 0x7E, 0x32, 0x30, 0x31, 0x5D, 0x07]
    var parser = InputParser()
    for _ in 0..<200 {
      let byte =
        Bool.random(using: &random)
        ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      _ = parser.feed([byte])
      if Int.random(in: 0..<10, using: &random) == 0 { _ = parser.endOfInput() }
    }
    // Whatever it was in the middle of, it can be typed into again.
    _ = parser.feed(Array("\u{1B}[201~".utf8))
    _ = parser.endOfInput()
    #expect(parser.feed(Array("ok".utf8)).count == 2)
  }
}
