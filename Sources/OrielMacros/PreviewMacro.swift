import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: is checked by the compiler and expands to nothing.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
