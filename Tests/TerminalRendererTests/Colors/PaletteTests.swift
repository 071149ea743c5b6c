import Testing
import TextRenderer
import ViewTree

@testable import TerminalRenderer

struct PaletteTests {
  @Test
  func theEnvironmentSaysHowManyColoursThereAre() {
    func depth(_ environment: [String: String], _ described: Int?) -> ColorDepth {
      ColorDepth(environment: environment, described: described)
    }
    #expect(depth(["TERM": "xterm"], 8) == .eight)
    #expect(depth(["TERM": "xterm-16color"], 16) == .sixteen)
    #expect(depth(["TERM": "xterm-256color"], 256) == .indexed)
    #expect(depth(["TERM": "xterm-direct"], 16_777_216) == .direct)
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"], 256) == .direct)
    #expect(depth(["TERM": "vt100"], -1) == .monochrome)
    #expect(depth(["TERM": "foot-256color"], nil) == .indexed)
    #expect(depth(["TERM": "unheard-of"], nil) == .eight)
  }

  @Test
  func noColorWins() {
    #expect(
      ColorDepth(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"], described: 256)
        == .monochrome)
    #expect(ColorDepth(environment: ["NO_COLOR": ""], described: 256) == .indexed)
  }

  @Test(arguments: Backdrop.allCases)
  func withoutColoursNoPenHasOne(backdrop: Backdrop) {
    let palette = Palette(depth: .monochrome, backdrop: backdrop)
    let styles: [CellStyle] = [
      .control, .focus, .selected, .error, .accent, .edge, .bar, .raised, .covered, .marked,
    ]
    for style in styles {
      let pen = palette.pen(style)
      #expect(pen.foreground == .standard)
      #expect(pen.background == .standard)
    }
    #expect(palette.pen(.focus).attributes.contains(.reverse))
    #expect(palette.pen(.selected).attributes.contains(.reverse))
    #expect(palette.pen(.covered).attributes.contains(.dim))
  }

  @Test(arguments: ColorDepth.allCases, Backdrop.allCases)
  func focusCanBeToldFromEverythingElse(depth: ColorDepth, backdrop: Backdrop) {
    let palette = Palette(depth: depth, backdrop: backdrop)
    let focus = palette.pen([.control, .focus])
    for style in [CellStyle.control, [], .selected, .error, .inactive] {
      // Without colours both are reversed; what has the keyboard is bold too.
      #expect(palette.pen(style) != focus)
    }
  }

  @Test
  func fixedColoursComeAsNearAsTheTerminalCan() {
    let orange = ColorRole.rgba(red: 1, green: 0.5, blue: 0, alpha: 1)
    func color(_ depth: ColorDepth) -> Pen.Color {
      Palette(depth: depth, backdrop: .dark).color(orange)
    }
    #expect(color(.direct) == .rgb(255, 128, 0))
    #expect(color(.indexed) == .indexed(214))
    #expect(color(.eight) == .indexed(3))
    #expect(color(.monochrome) == .standard)
  }

  @Test
  func theTerminalsOwnColourSaysWhetherItIsDark() {
    #expect(Backdrop(red: 0.1, green: 0.1, blue: 0.15) == .dark)
    #expect(Backdrop(red: 1, green: 1, blue: 0.9) == .light)
    #expect(Backdrop(environment: ["COLORFGBG": "15;0"]) == .dark)
    #expect(Backdrop(environment: ["COLORFGBG": "0;default;15"]) == .light)
    #expect(Backdrop(environment: [:]) == .unknown)
  }

  @Test
  func aPenChangesByWhatDiffers() {
    let bold = Pen(attributes: .bold)
    #expect(Pen.change(from: .plain, to: bold) == "1")
    #expect(Pen.change(from: bold, to: .plain) == "")
    #expect(Pen.change(from: bold, to: Pen(attributes: .dim)) == "22;2")
    #expect(
      Pen.change(from: Pen(attributes: [.bold, .dim]), to: Pen(attributes: .dim)) == "22;2")
    #expect(
      Pen.change(from: Pen(foreground: .indexed(1)), to: Pen(background: .indexed(9)))
        == "39;101")
  }
}
