/// The name of a type as code in its module would write it: no module, no private context.
///
/// `Swift.Result<App.Feature.State, Swift.Error>` gives `Result<Feature.State, Error>`.
func typeName(_ type: Any.Type) -> String {
  var result = ""
  var path: [Substring] = []
  var rest = Substring(String(reflecting: type))

  func flush() {
    // A path of one component is a label, a generic parameter or a keyword.
    result += (path.count > 1 ? path.dropFirst() : path[...]).joined(separator: ".")
    path = []
  }

  while let character = rest.first {
    if character == "(", let context = privateContext(rest) {
      // "(unknown context at $1)" is a function; "(Name in _1A2B)" is a private type.
      path.append(context.name)
      rest = rest[context.end...]
    } else if character.isLetter || character == "_" || character == "`" {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      path.append(name)
      rest = rest[name.endIndex...]
    } else if character == ".", !path.isEmpty, rest.dropFirst().first != "." {
      rest = rest.dropFirst()
    } else {
      flush()
      result.append(character)
      rest = rest.dropFirst()
    }
  }
  flush()
  return result.replacingUnknownContexts
}

private func privateContext(_ text: Substring) -> (name: Substring, end: String.Index)? {
  guard let close = text.firstIndex(of: ")") else { return nil }
  let inside = text[text.index(after: text.startIndex)..<close]
  let end = text.index(after: close)
  if inside.hasPrefix("unknown context at $") { return ("\u{0}", end) }
  let words = inside.split(separator: " ")
  guard words.count == 3, words[1] == "in", words[2].hasPrefix("_") else { return nil }
  return (words[0], end)
}

extension String {
  fileprivate var replacingUnknownContexts: String {
    split(separator: "\u{0}.", omittingEmptySubsequences: false).joined()
  }
}
