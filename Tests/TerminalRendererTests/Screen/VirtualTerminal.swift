@testable import TerminalRenderer

/// A terminal that knows what the renderer writes, and traps nothing else: the judge of its output.
struct VirtualTerminal {
  private(set) var grid: Grid
  private(set) var isSynchronized = false
  /// What it didn't understand, and where it was told to go out of the screen.
  private(set) var faults: [String] = []
  /// How many times it would have scrolled.
  private(set) var scrolls = 0
  private var pen = Pen.plain
  private var place = Grid.Place(column: 0, line: 0)
  private var isCursorShown = true

  init(_ grid: Grid) {
    self.grid = grid
    if let cursor = grid.cursor { place = cursor } else { isCursorShown = false }
  }

  mutating func take(_ bytes: [UInt8]) {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = text.first {
      if character == "\u{1B}" {
        text.removeFirst()
        if text.hasPrefix("]8;;") {
          guard let end = text.firstRange(of: "\u{1B}\\") else { return faults.append("cut") }
          let address = text.dropFirst(4)[..<end.lowerBound]
          pen.link = address.isEmpty ? nil : String(address)
          text = text[end.upperBound...]
          continue
        }
        guard text.first == "[" else {
          faults.append("escape without bracket")
          continue
        }
        text.removeFirst()
        let body = text.prefix { !$0.isLetter }
        text = text[body.endIndex...]
        guard let final = text.popFirst() else { return faults.append("cut") }
        sequence(String(body), final)
      } else if character == "\n" || character == "\r" {
        faults.append("line break")
        text.removeFirst()
      } else {
        text.removeFirst()
        put(String(character))
      }
    }
    grid.cursor = isCursorShown ? place : nil
  }

  private mutating func put(_ text: String) {
    let width = VirtualTerminal.width(of: text)
    guard place.column + width <= grid.width else {
      scrolls += place.line == grid.height - 1 ? 1 : 0
      return faults.append("text behind the last column")
    }
    grid.put(Grid.Cell(text: text, width: width, pen: pen), column: place.column, line: place.line)
    place.column += width
  }

  private mutating func sequence(_ body: String, _ final: Character) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (final, body) {
    case ("h", "?2026"): isSynchronized = true
    case ("l", "?2026"): isSynchronized = false
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    case ("H", _):
      place = Grid.Place(
        column: max(1, numbers.count > 1 ? numbers[1] : 1) - 1, line: max(1, numbers[0]) - 1)
      if place.column >= grid.width || place.line >= grid.height {
        faults.append("outside: \(place)")
        place = Grid.Place(column: 0, line: 0)
      }
    case ("C", _): place.column += max(1, numbers[0])
    case ("K", ""):
      if place.column >= grid.width { faults.append("erases behind the last column") }
      for column in place.column..<grid.width {
        grid.put(Grid.Cell(text: " ", width: 1, pen: pen), column: column, line: place.line)
      }
    case ("m", _): numbers.isEmpty || body.isEmpty ? reset() : set(numbers)
    default: faults.append("unknown: \(body)\(final)")
    }
  }

  /// Colours and such are plain again; a link goes on.
  private mutating func reset() {
    let link = pen.link
    pen = .plain
    pen.link = link
  }

  private mutating func set(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: reset()
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 9: pen.attributes.insert(.struck)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 29: pen.attributes.remove(.struck)
      case 30...37: pen.foreground = .indexed(UInt8(code - 30))
      case 90...97: pen.foreground = .indexed(UInt8(code - 82))
      case 40...47: pen.background = .indexed(UInt8(code - 40))
      case 100...107: pen.background = .indexed(UInt8(code - 92))
      case 39: pen.foreground = .standard
      case 49: pen.background = .standard
      case 38: pen.foreground = color(&rest)
      case 48: pen.background = color(&rest)
      default: faults.append("unknown pen \(code)")
      }
    }
  }

  private mutating func color(_ rest: inout ArraySlice<Int>) -> Pen.Color {
    switch rest.popFirst() {
    case 5: return .indexed(UInt8(rest.popFirst() ?? 0))
    case 2:
      let parts = (0..<3).map { _ in UInt8(rest.popFirst() ?? 0) }
      return .rgb(parts[0], parts[1], parts[2])
    default:
      faults.append("unknown colour")
      return .standard
    }
  }

  /// The few wide characters of the tests.
  static func width(of text: String) -> Int {
    guard let first = text.unicodeScalars.first else { return 0 }
    if text.unicodeScalars.contains(where: { $0.value == 0x200D || $0.value == 0xFE0F }) {
      return 2
    }
    return (0x1100...0x115F).contains(first.value) || first.value >= 0x2E80 && first.value < 0xFB00
      || first.value >= 0x1F000 ? 2 : 1
  }
}

/// Numbers that are the same for the same seed (Steele, Lea and Flood's SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
