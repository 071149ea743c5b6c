/// A package of the system, as its package manager describes it.
public struct Package: Equatable, Identifiable, Sendable {
  var name: String
  var version: String
  var summary: String
  var details: String
  var homepage: String?

  public var id: String { name }
}
