/// What a desktop knows of a program besides its windows.
///
/// ```swift
/// static var application: ApplicationInfo {
///   ApplicationInfo(id: "org.example.Letters", name: "Letters", icon: "mail-unread")
/// }
/// ```
public struct ApplicationInfo: Hashable, Sendable {
  /// A name that no other program has, a reversed domain such as `org.example.Letters`: that of its
  /// desktop file. `nil` for a program that isn't installed: it keeps nothing from run to run.
  public var id: String?
  /// What a user calls it.
  public var name: String
  /// The icon of its windows, by its name in the theme.
  public var icon: String?
  /// Whether a second start only brings the windows of the first to the front. Needs an id.
  public var isUnique: Bool

  public init(
    id: String? = nil, name: String = "", icon: String? = nil, isUnique: Bool = true
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.isUnique = isUnique
  }
}
