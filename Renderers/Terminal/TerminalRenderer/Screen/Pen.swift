/// How a cell is drawn, in a terminal's own terms.
struct Pen: Hashable, Sendable {
  enum Color: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// One of 256, of which the first 16 are the user's.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underline = Attributes(rawValue: 8)
    static let reverse = Attributes(rawValue: 16)
    static let struck = Attributes(rawValue: 32)
  }

  var foreground = Color.standard
  var background = Color.standard
  var attributes: Attributes = []
  /// An address that the cell leads to.
  var link: String?

  static let plain = Pen()

  /// The parameters of the sequence that turns one pen into another.
  ///
  /// Links aren't part of it: they have a sequence of their own.
  static func change(from old: Pen, to new: Pen) -> String {
    guard new.withoutLink != .plain else { return "" }
    var codes: [String] = []
    let gone = old.attributes.subtracting(new.attributes)
    var fresh = new.attributes.subtracting(old.attributes)
    if !gone.isDisjoint(with: [.bold, .dim]) {
      // One code ends both.
      codes.append("22")
      fresh.formUnion(new.attributes.intersection([.bold, .dim]))
    }
    if gone.contains(.italic) { codes.append("23") }
    if gone.contains(.underline) { codes.append("24") }
    if gone.contains(.reverse) { codes.append("27") }
    if gone.contains(.struck) { codes.append("29") }
    if fresh.contains(.bold) { codes.append("1") }
    if fresh.contains(.dim) { codes.append("2") }
    if fresh.contains(.italic) { codes.append("3") }
    if fresh.contains(.underline) { codes.append("4") }
    if fresh.contains(.reverse) { codes.append("7") }
    if fresh.contains(.struck) { codes.append("9") }
    if old.foreground != new.foreground { codes.append(new.foreground.code(base: 30)) }
    if old.background != new.background { codes.append(new.background.code(base: 40)) }
    return codes.joined(separator: ";")
  }
}

extension Pen {
  var withoutLink: Pen {
    var pen = self
    pen.link = nil
    return pen
  }
}

extension Pen.Color {
  fileprivate func code(base: Int) -> String {
    switch self {
    case .standard: "\(base + 9)"
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 52 + Int(index))"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
