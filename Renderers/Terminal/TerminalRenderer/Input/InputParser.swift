import ViewTree

/// Turns the bytes of a terminal into events, however they are cut into pieces.
///
/// ```
/// 1B 5B 41 ──▶ up        61 ──▶ "a"        1B … nothing more comes ──▶ escape
/// ```
///
/// An escape character begins a sequence or is the Escape key, and only time can tell: while
/// ``isWaiting``, call ``endOfInput()`` after a short while without bytes.
struct InputParser {
  private var buffer: [UInt8] = []
  private var pasted: [UInt8]?

  /// What a parser found at the start of the buffer.
  enum Step: Equatable {
    /// So many bytes are nothing or an event.
    case took(Int, InputEvent?)
    /// So many bytes begin a paste.
    case beginPaste(Int)
    /// More bytes are needed.
    case incomplete
  }

  /// Whether the bytes so far may be the start of something longer.
  var isWaiting: Bool { !buffer.isEmpty && pasted == nil }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    buffer += bytes
    return parse(isFinal: false)
  }

  /// Nothing more came: what was waited for is taken as it is.
  mutating func endOfInput() -> [InputEvent] {
    guard pasted == nil else { return [] }
    return parse(isFinal: true)
  }

  private mutating func parse(isFinal: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    var start = 0
    while start < buffer.count {
      if pasted != nil {
        guard let end = takePaste(from: start) else {
          buffer = []
          return events
        }
        events.append(.paste(Self.text(pasted ?? [])))
        pasted = nil
        start = end
        continue
      }
      switch Self.step(buffer[start...], isFinal: isFinal) {
      case .took(let count, let event):
        if let event { events.append(event) }
        start += max(1, count)
      case .beginPaste(let count):
        pasted = []
        start += count
      case .incomplete:
        buffer.removeFirst(start)
        return events
      }
    }
    buffer = []
    return events
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Moves bytes into the paste. Returns where it ends, or `nil` where more must come.
  private mutating func takePaste(from start: Int) -> Int? {
    let joint = (pasted ?? []) + buffer[start...]
    guard let place = joint.firstRange(of: Self.pasteEnd) else {
      pasted = joint
      return nil
    }
    let rest = joint.count - place.upperBound
    pasted = Array(joint[..<place.lowerBound])
    return buffer.count - rest
  }

  /// Pasted text: terminals send Return for a new line, and control characters do no harm as text.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private static func step(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x1B: return escape(bytes, isFinal: isFinal)
    case 0x0D, 0x0A: return .took(1, .key(KeyPress(.return)))
    case 0x09: return .took(1, .key(KeyPress(.tab)))
    case 0x08, 0x7F: return .took(1, .key(KeyPress(.backspace)))
    case 0: return .took(1, .key(KeyPress(.character(" "), .control)))
    case 1...26: return .took(1, .key(KeyPress(.character(letter(first + 0x60)), .control)))
    case 27...31: return .took(1, .key(KeyPress(.character(letter(first + 0x40)), .control)))
    case 0x20..<0x7F: return .took(1, .key(KeyPress(.character(letter(first)))))
    default: return scalar(bytes, isFinal: isFinal)
    }
  }

  private static func letter(_ byte: UInt8) -> String {
    String(Character(Unicode.Scalar(byte)))
  }

  /// One scalar of UTF-8. What is none becomes one replacement character per maximal part.
  private static func scalar(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    let first = bytes[bytes.startIndex]
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var count = 1
    while count < length, count < bytes.count, isContinuation(bytes, count) { count += 1 }
    if count < length, count == bytes.count, !isFinal { return .incomplete }
    let text = count == length ? String(validating: bytes.prefix(count), as: UTF8.self) : nil
    return .took(count, .key(KeyPress(.character(text ?? "\u{FFFD}"))))
  }

  /// Whether a byte may follow those before it. The second one has a narrower range in some cases.
  private static func isContinuation(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Bool {
    let byte = bytes[bytes.startIndex + offset]
    guard offset == 1 else { return 0x80...0xBF ~= byte }
    switch bytes[bytes.startIndex] {
    case 0xE0: return 0xA0...0xBF ~= byte
    case 0xED: return 0x80...0x9F ~= byte
    case 0xF0: return 0x90...0xBF ~= byte
    case 0xF4: return 0x80...0x8F ~= byte
    default: return 0x80...0xBF ~= byte
    }
  }

  /// What follows an escape character: a sequence, or a key with Alt.
  private static func escape(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    let rest = bytes.dropFirst()
    guard let second = rest.first else {
      return isFinal ? .took(1, .key(KeyPress(.escape))) : .incomplete
    }
    let step: Step =
      switch second {
      case UInt8(ascii: "["): controlSequence(rest.dropFirst())
      case UInt8(ascii: "O"): singleShift(rest.dropFirst())
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
        string(rest.dropFirst(), isCommand: second == UInt8(ascii: "]"))
      case 0x1B: .took(-1, .key(KeyPress(.escape)))
      default: Self.step(rest, isFinal: isFinal)
      }
    switch step {
    case .incomplete where isFinal:
      // Alt and a bracket, typed by hand.
      return .took(2, .key(KeyPress(.character(letter(second)), .option)))
    case .took(let count, .key(var press)?) where second != 0x1B && !isIntroducer(second):
      press.modifiers.insert(.option)
      return .took(count + 1, .key(press))
    case .took(let count, let event): return .took(count + 2, event)
    case .beginPaste(let count): return .beginPaste(count + 2)
    case .incomplete: return .incomplete
    }
  }

  private static func isIntroducer(_ byte: UInt8) -> Bool {
    [
      UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"),
      UInt8(ascii: "^"),
    ].contains(byte)
  }
}
