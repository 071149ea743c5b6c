import CustomDump
import SwiftNavigation
import Testing

@Suite struct TextStateTests {
  @Test func reads() {
    #expect(String(state: TextState("a") + TextState(verbatim: "b").bold()) == "ab")
    #expect(String(state: TextState("\(1) item")) == "1 item")
    #expect("\(TextState("a"))" == "a")
  }

  @Test func equalityIsByContent() {
    #expect(TextState("ab") == TextState("a") + TextState("b"))
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("") + TextState("a") == TextState("a") + TextState("").bold())
    #expect(
      (TextState("a") + TextState("b")).bold() == TextState("a").bold() + TextState("b").bold())
    #expect(Set([TextState("ab"), TextState("a") + TextState("b")]).count == 1)
  }

  @Test func theNearestStyleWins() {
    let text = (TextState("a").font(.title) + TextState("b")).font(.body).italic(false).italic()
    #expect(text.runs.map(\.style.font) == [.title, .body])
    #expect(text.runs.map(\.style.isItalic) == [false, false])
  }

  @Test func everyModifierSetsItsAttribute() {
    var style = TextState.Style()
    style.isBold = true
    style.isItalic = true
    style.font = .system(size: 12)
    style.fontWeight = .heavy
    style.hasMonospacedDigits = true
    style.foregroundColor = .rgb(red: 1, green: 0, blue: 0)
    style.strikethrough = .init(color: .red)
    style.underline = .init()
    style.kerning = 1
    style.tracking = 2
    style.baselineOffset = 3
    style.speech.alwaysIncludesPunctuation = true
    style.speech.spellsOutCharacters = true
    style.speech.announcementsQueued = true
    style.speech.adjustedPitch = 0.5
    style.accessibilityLabel = "A"
    style.accessibilityHeading = .h1
    style.accessibilityContentType = .console
    let text = TextState("a").bold().italic().font(.system(size: 12)).fontWeight(.heavy)
      .monospacedDigit().foregroundColor(.rgb(red: 1, green: 0, blue: 0))
      .strikethrough(color: .red).underline().kerning(1).tracking(2).baselineOffset(3)
      .speechAlwaysIncludesPunctuation().speechSpellsOutCharacters().speechAnnouncementsQueued()
      .speechAdjustedPitch(0.5).accessibilityLabel(TextState("A")).accessibilityLabel("B")
      .accessibilityHeading(.h1).accessibilityTextContentType(.console)
    #expect(text.runs == [TextState.Run("a", style: style)])
  }

  @Test func dumps() {
    func dump(_ text: TextState) -> String { String(customDumping: text) }
    #expect(dump(TextState("a")) == #""a""#)
    #expect(dump(TextState("a ") + TextState("b").bold().italic()) == #""a _**b**_""#)
    #expect(dump(TextState("a").strikethrough()) == #""~~a~~""#)
    #expect(
      dump(TextState("a").font(.title).underline())
        == #""<text font=\"title\" underline=\"true\">a</text>""#)
  }
}
