import ViewTree

/// What a test is looking for on a screen: a role, a name or an identifier, in a part of it.
///
/// A query is looked up anew each time it is used, so it never holds on to a node that is gone.
public struct Query: Sendable {
  /// The roles that match; empty for any.
  var roles: Set<Role> = []
  /// What a failure calls the roles, where one word covers several.
  var noun: String?
  var name: String?
  var identifier: String?
  /// Only below what these queries find, outermost first.
  var scopes: [Query] = []

  /// The query in words, as a failure shows it.
  var description: String {
    var words =
      noun
      ?? (roles.isEmpty ? "anything" : roles.map(\.rawValue).sorted().joined(separator: " or "))
    if let name { words += " \"\(name)\"" }
    if let identifier { words += " with identifier \"\(identifier)\"" }
    for scope in scopes.reversed() { words += " in \(scope.description)" }
    return words
  }
}

/// What a query found: exactly one node, or the reason why not.
enum Match {
  case one(ScreenIndex.Entry)
  case failure(String)
}

extension ScreenIndex {
  func find(_ query: Query) -> Match {
    var within: [ScreenIndex.Entry]?
    for scope in query.scopes {
      switch one(scope, within: within) {
      case .one(let entry): within = [entry]
      case .failure(let message): return .failure(message)
      }
    }
    return one(query, within: within)
  }

  private func one(_ query: Query, within: [Entry]?) -> Match {
    let reachable = entries.filter { entry in
      within.map { $0.contains { entry.id != $0.id && entry.path.contains($0.id) } } ?? true
    }
    let named = reachable.filter { query.matches($0) }
    // What a user can reach wins over what is covered or on another screen.
    let open = named.filter { $0.obstacle == nil }
    let found = open.isEmpty ? named : open
    switch found.count {
    case 1: return .one(found[0])
    case 0: return .failure(nothing(query, among: reachable))
    default:
      let lines = found.prefix(10).map { "  \($0.line)" }.joined(separator: "\n")
      return .failure(
        """
        \(found.count) nodes are \(query.description), where one was expected:

        \(lines)

        Say which one: by its role, by an accessibilityIdentifier, or within a part of the screen \
        (screen.in(.dialog) …).
        """)
    }
  }

  private func nothing(_ query: Query, among entries: [Entry]) -> String {
    var text = "Nothing on screen is \(query.description)."
    let near = entries.map { ($0, query.distance(to: $0)) }.filter { $0.1 < 4 }
      .sorted { $0.1 < $1.1 }.prefix(5).map { "  \($0.0.line)" }
    if !near.isEmpty { text += "\n\nThe nearest are:\n\n" + near.joined(separator: "\n") }
    return text
  }
}

extension ScreenIndex.Entry {
  var line: String {
    var text = "\(role.rawValue) \"\(name)\""
    if let identifier { text += " with identifier \"\(identifier)\"" }
    if let obstacle { text += " (\(obstacle))" }
    return text
  }
}

extension Query {
  func matches(_ entry: ScreenIndex.Entry) -> Bool {
    (roles.isEmpty || roles.contains(entry.role))
      && (name == nil || name == entry.name)
      && (identifier == nil || identifier == entry.identifier)
  }

  /// 0 for a match; small for a near miss: another role, a name that contains or resembles it.
  func distance(to entry: ScreenIndex.Entry) -> Int {
    guard !entry.name.isEmpty || entry.identifier != nil else { return 9 }
    var distance = roles.isEmpty || roles.contains(entry.role) ? 0 : 2
    if let name, name != entry.name {
      let wanted = name.lowercased()
      let given = entry.name.lowercased()
      let isNear = wanted == given || given.contains(wanted) || wanted.contains(given)
      distance +=
        given.isEmpty
        ? 9 : isNear ? 1 : editDistance(wanted, given) <= 2 ? 1 : roles.contains(entry.role) ? 3 : 9
    }
    if let identifier, identifier != entry.identifier { distance += 2 }
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
