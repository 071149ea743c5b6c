import ViewTree

/// The sequences that begin with an escape character. Counts are of the bytes after the introducer.
extension InputParser {
  private static let longest = 4_096

  /// `CSI`: parameters, then one final byte.
  static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    var index = bytes.startIndex
    while index < bytes.endIndex, 0x20...0x3F ~= bytes[index], index - bytes.startIndex < longest {
      index += 1
    }
    guard index < bytes.endIndex else { return .incomplete }
    let count = index - bytes.startIndex + 1
    let final = bytes[index]
    // Not a sequence after all: the byte begins something of its own.
    guard 0x40...0x7E ~= final else { return .took(count - 1, nil) }
    let body = bytes[bytes.startIndex..<index]
    switch final {
    // The Linux console's first function keys: one more letter.
    case UInt8(ascii: "["):
      guard index + 1 < bytes.endIndex else { return .incomplete }
      let number = Int(bytes[index + 1]) - 0x40
      return .took(count + 1, 1...5 ~= number ? .key(KeyPress(.function(number))) : nil)
    case UInt8(ascii: "M") where body.first == UInt8(ascii: "<"),
      UInt8(ascii: "m") where body.first == UInt8(ascii: "<"):
      return .took(count, mouse(numbers(body.dropFirst()), isRelease: final == UInt8(ascii: "m")))
    // The oldest form of a click: three bytes follow, which must not be typed.
    case UInt8(ascii: "M") where body.isEmpty:
      return bytes.count >= 4 ? .took(4, nil) : .incomplete
    case UInt8(ascii: "c") where body.first == UInt8(ascii: "?"): return .took(count, .attributes)
    case UInt8(ascii: "~") where numbers(body).first == 200: return .beginPaste(count)
    default: return .took(count, key(numbers(body), final).map { .key($0) })
    }
  }

  /// `SS3`: the keys of an application keypad.
  static func singleShift(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let final = bytes.first else { return .incomplete }
    return .took(1, key([], final).map { .key($0) })
  }

  /// `OSC` and its like: a text up to a bell or a string terminator.
  static func string(_ bytes: ArraySlice<UInt8>, isCommand: Bool) -> Step {
    for index in bytes.indices {
      let isTerminated =
        bytes[index] == 0x1B && index + 1 < bytes.endIndex && bytes[index + 1] == 0x5C
      guard bytes[index] == 0x07 || isTerminated else { continue }
      let body = String(decoding: bytes[bytes.startIndex..<index], as: UTF8.self)
      let count = index - bytes.startIndex + (isTerminated ? 2 : 1)
      return .took(count, isCommand ? background(body) : nil)
    }
    return bytes.count > longest ? .took(bytes.count, nil) : .incomplete
  }

  /// `11;rgb:1e1e/1e1e/1e1e`
  private static func background(_ body: String) -> InputEvent? {
    guard body.hasPrefix("11;rgb:") || body.hasPrefix("11;rgba:") else { return nil }
    let parts = body.drop { $0 != ":" }.dropFirst().split(separator: "/")
    let components = parts.compactMap { part -> Double? in
      guard let value = Int(part, radix: 16), 1...4 ~= part.count else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard components.count >= 3 else { return nil }
    return .background(red: components[0], green: components[1], blue: components[2])
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0 != ":" }) ?? 0 }
  }

  private static func modifiers(_ number: Int?) -> KeyboardShortcut.Modifiers {
    guard let number, number > 1 else { return [] }
    var result: KeyboardShortcut.Modifiers = []
    if (number - 1) & 1 != 0 { result.insert(.shift) }
    if (number - 1) & 2 != 0 { result.insert(.option) }
    if (number - 1) & 4 != 0 { result.insert(.control) }
    return result
  }

  private static func key(_ numbers: [Int], _ final: UInt8) -> KeyPress? {
    let held = modifiers(numbers.count > 1 ? numbers[1] : nil)
    switch final {
    case UInt8(ascii: "A"): return KeyPress(.up, held)
    case UInt8(ascii: "B"): return KeyPress(.down, held)
    case UInt8(ascii: "C"): return KeyPress(.right, held)
    case UInt8(ascii: "D"): return KeyPress(.left, held)
    case UInt8(ascii: "H"): return KeyPress(.home, held)
    case UInt8(ascii: "F"): return KeyPress(.end, held)
    case UInt8(ascii: "Z"): return KeyPress(.tab, .shift)
    case UInt8(ascii: "M"): return KeyPress(.return)
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      return KeyPress(.function(Int(final) - 0x4F), held)
    case UInt8(ascii: "u"): return numbers.first.flatMap { coded($0, held) }
    case UInt8(ascii: "~"):
      if numbers.first == 27, numbers.count > 2 { return coded(numbers[2], held) }
      return numbers.first.flatMap(numbered).map { KeyPress($0, held) }
    default: return nil
    }
  }

  private static func numbered(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// A key by the number of its character, for terminals that are told to be exact.
  private static func coded(_ code: Int, _ held: KeyboardShortcut.Modifiers) -> KeyPress? {
    switch code {
    case 13: return KeyPress(.return, held)
    case 9: return KeyPress(.tab, held)
    case 27: return KeyPress(.escape, held)
    case 127, 8: return KeyPress(.backspace, held)
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), code >= 32 else {
        return nil
      }
      return KeyPress(.character(String(Character(scalar))), held)
    }
  }

  private static func mouse(_ numbers: [Int], isRelease: Bool) -> InputEvent? {
    guard numbers.count == 3 else { return nil }
    let code = numbers[0]
    var held: KeyboardShortcut.Modifiers = []
    if code & 4 != 0 { held.insert(.shift) }
    if code & 8 != 0 { held.insert(.option) }
    if code & 16 != 0 { held.insert(.control) }
    let buttons: [MouseInput.Button] = [.primary, .middle, .secondary]
    let action: MouseInput.Action
    switch code & 0b1100_0011 {
    case 64: action = .wheel(columns: 0, lines: -1)
    case 65: action = .wheel(columns: 0, lines: 1)
    case 66: action = .wheel(columns: -1, lines: 0)
    case 67: action = .wheel(columns: 1, lines: 0)
    case 3: action = .move
    case let button where button < 3:
      action =
        code & 32 != 0
        ? .drag(buttons[button]) : isRelease ? .release(buttons[button]) : .press(buttons[button])
    default: return nil
    }
    return .mouse(
      MouseInput(
        action: action, column: max(0, numbers[1] - 1), line: max(0, numbers[2] - 1),
        modifiers: held))
  }
}
