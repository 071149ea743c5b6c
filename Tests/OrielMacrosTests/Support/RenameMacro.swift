import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro with an expansion, a diagnostic and a fix-it, for the tests of the helper itself.
struct RenameMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = declaration.as(StructDeclSyntax.self)?.name else { return [] }
    context.diagnose(
      Diagnostic(
        node: name,
        message: MacroExpansionWarningMessage("'\(name.text)' is an old name"),
        fixIt: .replace(
          message: MacroExpansionFixItMessage("Rename it to 'New'"), oldNode: name,
          newNode: name.with(\.tokenKind, .identifier("New")))))
    return ["let made = 1"]
  }
}
