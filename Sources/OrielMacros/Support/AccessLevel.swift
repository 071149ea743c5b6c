import SwiftSyntax

extension DeclModifierListSyntax {
  /// The access modifier that members made by a macro must repeat to be as visible as the type,
  /// with a space after it, or nothing when the type is internal.
  ///
  /// `private` becomes `fileprivate`: a witness of a conformance in an extension can't be private.
  /// `open` becomes `public`.
  var memberAccess: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.fileprivate), .keyword(.private): return "fileprivate "
      default: continue
      }
    }
    return ""
  }
}

extension WithModifiersSyntax {
  /// See ``SwiftSyntax/DeclModifierListSyntax/memberAccess``.
  var memberAccess: String { modifiers.memberAccess }

  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}
