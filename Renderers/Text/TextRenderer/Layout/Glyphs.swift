/// The signs that a screen is drawn with: box drawing characters, or ASCII alone.
public struct Glyphs: Sendable {
  var light: Strokes
  var heavy: Strokes
  var dotted: Strokes
  var check = "✓"
  var dot = "•"
  var full = "█"
  var empty = "░"
  var knob = "●"
  var chosen = "●"
  var selected = "▌"
  var spinner = "◌"
  var back = "‹"
  var down = "▾"
  var up = "▴"
  var forward = "▸"
  var radioOn = "(•)"
  var radioOff = "( )"
  var ellipsis = "…"
  var none = "–"
  var focusStart = "❱"
  var focusEnd = "❰"
  var caret = "▏"
  var square = "■"
  var circle = "●"
  var axis = "│"
  var tick = "┤"
  var hasBraille = true
  /// Whether symbols are drawn as signs, where there are some, rather than told by name.
  var drawsSymbols = false

  /// Lines and signs of Unicode.
  public static let unicode = Glyphs(light: .light, heavy: .heavy, dotted: .dotted)

  /// For a renderer with a cursor and colours: what is focused is coloured and not marked by signs,
  /// no sign stands for the caret, and symbols are signs.
  package func withoutMarks() -> Glyphs {
    var copy = self
    copy.focusStart = "["
    copy.focusEnd = "]"
    copy.caret = ""
    copy.drawsSymbols = hasBraille
    return copy
  }

  /// Nothing but ASCII, for places that show nothing else.
  public static let ascii = Glyphs(
    light: .ascii, heavy: .asciiHeavy, dotted: .asciiDotted, check: "x", dot: "*", full: "#",
    empty: ".", knob: "O", chosen: "*", selected: "*", spinner: "~", back: "<", down: "v", up: "^",
    forward: ">", radioOn: "(*)", radioOff: "( )", ellipsis: "~", none: "-", focusStart: ">",
    focusEnd: "<", caret: "|", square: "#", circle: "o", axis: "|",
    tick: "|", hasBraille: false)
}
