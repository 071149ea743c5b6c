/// The signs that a screen is drawn with: box drawing characters, or ASCII alone.
public struct Glyphs: Sendable {
  var light: Strokes
  var heavy: Strokes
  var dotted: Strokes
  var check: String
  var dot: String
  var full: String
  var empty: String
  var knob: String
  var spinner: String
  var back: String
  var down: String
  var forward: String
  var radioOn: String
  var radioOff: String

  /// Lines and signs of Unicode.
  public static let unicode = Glyphs(
    light: .light, heavy: .heavy, dotted: .dotted, check: "✓", dot: "•", full: "█", empty: "░",
    knob: "●", spinner: "◌", back: "‹", down: "▾", forward: "▸", radioOn: "(•)", radioOff: "( )")
  /// Nothing but ASCII, for places that show nothing else.
  public static let ascii = Glyphs(
    light: .ascii, heavy: .asciiHeavy, dotted: .asciiDotted, check: "x", dot: "*", full: "#",
    empty: ".", knob: "O", spinner: "~", back: "<", down: "v", forward: ">", radioOn: "(*)",
    radioOff: "( )")
}
