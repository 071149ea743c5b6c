/// What a terminal is told besides what to draw.
enum TerminalSequence {
  /// What follows leads to an address, or nowhere (OSC 8).
  static func link(_ address: String?) -> String {
    "\u{1B}]8;;\(address.map(printable) ?? "")\u{1B}\\"
  }

  /// A text for the clipboard of the machine that the terminal is on, which needn't be this one
  /// (OSC 52). Terminals that don't do that ignore it.
  static func copy(_ text: String) -> String {
    "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}"
  }

  static let bell = "\u{7}"

  /// An address as a sequence can hold it: a control character would end it, and what follows would
  /// be obeyed.
  private static func printable(_ address: String) -> String {
    var result = ""
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  /// The encoding of RFC 4648.
  private static func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        result.append(
          place <= group.count ? signs[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
