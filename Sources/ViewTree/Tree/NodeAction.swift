/// Something that can be done to a node besides pressing it.
public struct NodeAction: Hashable, Sendable, Codable {
  /// Where a touch platform would offer the action; a desktop puts all into the context menu.
  public enum Placement: String, Hashable, Sendable, Codable {
    case menu, leading, trailing
  }

  public var label: StyledText
  public var icon: String?
  public var role: ButtonElement.Role?
  public var placement: Placement
  public var isDisabled: Bool

  public init(
    label: StyledText, icon: String? = nil, role: ButtonElement.Role? = nil,
    placement: Placement = .menu, isDisabled: Bool = false
  ) {
    self.label = label
    self.icon = icon
    self.role = role
    self.placement = placement
    self.isDisabled = isDisabled
  }
}
