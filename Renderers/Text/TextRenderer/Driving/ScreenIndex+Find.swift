import ViewTree

/// Why something can't be done, in the words that a test or a script prints.
package struct Refusal: Error, Hashable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension ScreenIndex {
  /// The one thing that a query describes, or why there isn't one.
  package func find(_ query: Query) throws(Refusal) -> Entry {
    var within = entries.indices
    for scope in query.scopes {
      let index = try position(of: scope, within: within)
      within = (index + 1)..<max(index + 1, entries[index].end)
    }
    return entries[try position(of: query, within: within)]
  }

  private func position(of query: Query, within range: Range<Int>) throws(Refusal) -> Int {
    let named = range.filter { query.matches(entries[$0]) }
    // What a user can reach wins over what is covered or on another screen.
    let open = named.filter { entries[$0].isOnScreen }
    let found = open.isEmpty ? named : open
    switch found.count {
    case 1: return found[0]
    case 0: throw Refusal(nothing(query, within: range))
    default:
      let lines = found.prefix(10).map { "  \(entries[$0].line)" }
      let more = found.count > 10 ? ["  and \(found.count - 10) more"] : []
      throw Refusal(
        """
        \(found.count) things on screen are \(query.description), where one was expected:

        \((lines + more).joined(separator: "\n"))

        Say which one: by its role, by an accessibilityIdentifier, or by looking in a part of the \
        screen, such as screen.row("…") or screen.dialog().
        """)
    }
  }

  private func nothing(_ query: Query, within range: Range<Int>) -> String {
    let whole = query.scopes.isEmpty ? "" : "\n\nThat part of the screen is there, but not this."
    var text = "Nothing on screen is \(query.description).\(whole)"
    let near = range.map { (entries[$0], query.distance(to: entries[$0])) }.filter { $0.1 < 4 }
      .sorted { $0.1 < $1.1 }.prefix(5).map { "  \($0.0.line)" }
    if !near.isEmpty { text += "\n\nThe nearest are:\n\n" + near.joined(separator: "\n") }
    return text
  }
}

extension ScreenIndex.Entry {
  /// Whether a user sees it and may point at it, be it enabled or not.
  var isOnScreen: Bool { obstacle == nil || obstacle == "is disabled" }

  /// The entry in words, as a failure lists it.
  package var line: String {
    var text = "\(word) \(quoted(name))"
    if let identifier { text += " with identifier \(quoted(identifier))" }
    if let obstacle { text += " (\(obstacle))" }
    return text
  }
}

extension Query {
  func matches(_ entry: ScreenIndex.Entry) -> Bool {
    if let node { return node == entry.id && entry.part == nil }
    guard fits(entry), identifier == nil || identifier == entry.identifier else { return false }
    if let fragment, !entry.name.contains(fragment) { return false }
    guard let name else { return true }
    return name == entry.name || (place == .row && entry.texts.contains(name))
  }

  /// Whether an entry is of the kind that is looked for.
  private func fits(_ entry: ScreenIndex.Entry) -> Bool {
    switch place {
    case .row: return entry.row != nil
    case .tab: if case .tab = entry.part { return true } else { return false }
    case .menuItem: return entry.isMenuItem
    case nil:
      if case .tab = entry.part { return false }
      return roles.isEmpty || roles.contains(entry.role)
    }
  }

  /// 0 for a match; small for a near miss: another role, a name that contains or resembles it.
  func distance(to entry: ScreenIndex.Entry) -> Int {
    guard !entry.name.isEmpty || entry.identifier != nil else { return 9 }
    let isOfKind = fits(entry) && (place != nil || !roles.isEmpty)
    var distance = isOfKind ? 0 : 2
    if let name = name ?? fragment, name != entry.name {
      let wanted = name.lowercased()
      let given = entry.name.lowercased()
      let isNear =
        !given.isEmpty
        && (given.contains(wanted) || wanted.contains(given) || editDistance(wanted, given) <= 2)
      distance += isNear ? 1 : isOfKind && !given.isEmpty ? 3 : 9
    }
    if let identifier, identifier != entry.identifier {
      distance += entry.identifier.map { editDistance(identifier, $0) <= 3 } == true ? 1 : 9
    }
    return distance
  }
}

/// The number of insertions, deletions and replacements between two texts (Levenshtein's).
private func editDistance(_ first: String, _ second: String) -> Int {
  let source = Array(first.prefix(64))
  let target = Array(second.prefix(64))
  var row = Array(0...target.count)
  for (i, character) in source.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in target.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(above + 1, row[j] + 1, diagonal + (character == other ? 0 : 1))
      diagonal = above
    }
  }
  return row[target.count]
}
