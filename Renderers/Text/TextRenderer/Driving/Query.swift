import ViewTree

/// What to look for on a screen: a role, a name or an identifier, in a part of it.
///
/// A query is looked up anew each time it is used, so it never holds on to a node that is gone.
public struct Query: Hashable, Sendable {
  /// Things that are part of a node rather than nodes.
  package enum Place: Hashable, Sendable {
    case row, tab, menuItem
  }

  /// The roles that match; empty for any.
  package var roles: Set<Role>
  /// What a failure calls the roles, where one word covers several.
  package var noun: String?
  package var name: String?
  /// A part of the name.
  package var fragment: String?
  package var identifier: String?
  package var place: Place?
  /// One node, whatever it is called.
  package var node: NodeID?
  /// Only below what these queries find, outermost first.
  package var scopes: [Query] = []

  /// Looks for a role, a name, an identifier, or all of them together.
  ///
  /// - Parameter roles: Empty for any role.
  public init(roles: Set<Role> = [], name: String? = nil, identifier: String? = nil) {
    self.init(roles: roles, noun: nil, name: name, identifier: identifier)
  }

  package init(node: NodeID) {
    self.init(noun: "node \(node)")
    self.node = node
  }

  package init(
    roles: Set<Role> = [], noun: String?, name: String? = nil, fragment: String? = nil,
    identifier: String? = nil, place: Place? = nil
  ) {
    self.roles = roles
    self.noun = noun
    self.name = name
    self.fragment = fragment
    self.identifier = identifier
    self.place = place
  }

  /// The query in words, as a failure shows it.
  package var description: String {
    var words =
      noun
      ?? (roles.isEmpty ? "anything" : roles.map(\.rawValue).sorted().joined(separator: " or "))
    if let name { words += " \(quoted(name))" }
    if let fragment { words += " containing \(quoted(fragment))" }
    if let identifier { words += " with identifier \(quoted(identifier))" }
    for scope in scopes.reversed() { words += " in \(scope.description)" }
    return words
  }
}
