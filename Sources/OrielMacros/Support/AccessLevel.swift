import SwiftSyntax
import SwiftSyntaxMacros

extension WithModifiersSyntax {
  /// The access modifier that members made by a macro must repeat to be as visible as the
  /// declaration, with a space after it; nothing when the language's default does.
  ///
  /// - Parameter context: Finds the `public extension` or `package extension` around, whose
  ///   members have its access without saying so.
  func memberAccess(in context: some MacroExpansionContext) -> String {
    if modifiers.access != nil { return memberAccess }
    return context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.memberAccess ?? ""
  }

  /// The same for a declaration that is known not to be in an extension with an access level.
  var memberAccess: String {
    modifiers.access?.forMembers ?? ""
  }

  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

/// An access level that a declaration spells out.
enum AccessLevel {
  case `private`, `fileprivate`, `internal`, `package`, `public`, open

  /// The modifier for members that are to be as visible as a type of this level.
  ///
  /// NB: Members of a private type say nothing. Said explicitly, `fileprivate` would forbid the
  /// use of private types around them.
  var forMembers: String {
    switch self {
    case .private, .fileprivate, .internal: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }

  /// The modifier itself, for a declaration beside one of this level.
  var spelledOut: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: "internal "
    case .package: "package "
    case .public, .open: "public "
    }
  }
}

extension DeclModifierListSyntax {
  /// The access level that the modifiers spell out, leaving `private(set)` and its like aside.
  var access: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.internal): return .internal
      case .keyword(.package): return .package
      case .keyword(.public): return .public
      case .keyword(.open): return .open
      default: continue
      }
    }
    return nil
  }
}
