import ViewTree

/// A colour in four bytes, since every cell has two: none, a role, or a fixed colour.
package struct CellColor: Hashable, Sendable {
  package let rawValue: UInt32

  package static let none = CellColor(rawValue: 0)

  private init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A role by its place in the list of roles; a fixed colour as 8 bits per component. What is
  /// nearly transparent is no colour.
  package init(_ role: ColorRole) {
    if case .rgba(let red, let green, let blue, let alpha) = role {
      guard alpha > 0.1 else {
        self = .none
        return
      }
      func byte(_ component: Double) -> UInt32 {
        component.isFinite ? UInt32((min(1, max(0, component)) * 255).rounded()) : 0
      }
      rawValue = 1 << 31 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    } else {
      rawValue = Self.roles.firstIndex(of: role).map { UInt32($0 + 1) } ?? 0
    }
  }

  /// The role, or the fixed colour, or `nil` where there is none.
  package var role: ColorRole? {
    if rawValue == 0 { return nil }
    if rawValue >> 31 == 0 { return Self.roles[Int(rawValue) - 1] }
    func component(_ shift: UInt32) -> Double { Double(rawValue >> shift & 0xFF) / 255 }
    return .rgba(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  private static let roles: [ColorRole] = [
    .primary, .secondary, .tertiary, .accent, .background, .secondaryBackground, .success, .warning,
    .error, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
    .brown, .gray, .white, .black,
  ]
}
