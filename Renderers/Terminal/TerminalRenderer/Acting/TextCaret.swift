/// Where a caret in a text can go: positions count Unicode scalars, steps go by characters.
struct TextCaret {
  private let text: String
  private let index: String.Index
  let position: Int

  init(_ text: String, _ position: Int) {
    self.text = text
    let scalars = text.unicodeScalars
    index =
      scalars.index(scalars.startIndex, offsetBy: position, limitedBy: scalars.endIndex)
      ?? text.endIndex
    self.position = scalars.distance(from: scalars.startIndex, to: index)
  }

  var count: Int { text.unicodeScalars.count }

  var previous: Int { position - (text[..<index].last?.unicodeScalars.count ?? 0) }
  var next: Int { position + (text[index...].first?.unicodeScalars.count ?? 0) }

  /// The start of the word before the caret.
  var wordStart: Int {
    var head = text[..<index]
    while let last = head.last, !last.isWord { head.removeLast() }
    while let last = head.last, last.isWord { head.removeLast() }
    return head.unicodeScalars.count
  }

  /// The end of the word behind the caret.
  var wordEnd: Int {
    var tail = text[index...]
    while let first = tail.first, !first.isWord { tail.removeFirst() }
    while let first = tail.first, first.isWord { tail.removeFirst() }
    return count - tail.unicodeScalars.count
  }

  var lineStart: Int {
    var head = text[..<index]
    while let last = head.last, !last.isNewline { head.removeLast() }
    return head.unicodeScalars.count
  }

  var lineEnd: Int {
    var tail = text[index...]
    while let first = tail.first, !first.isNewline { tail.removeFirst() }
    return count - tail.unicodeScalars.count
  }

  /// The position before a character, in scalars.
  static func offset(ofCharacter number: Int, in text: String) -> Int {
    text.prefix(max(0, number)).unicodeScalars.count
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
