import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// Whether an extension at file scope, which a macro makes for a conformance, can't name the type.
  func isPrivateAndNested(in context: some MacroExpansionContext) -> Bool {
    !context.lexicalContext.isEmpty && modifiers.contains { $0.isPrivate }
  }

  /// Says so, for an attribute that needs the extension.
  func diagnosePrivateNesting(attribute: String, in context: some MacroExpansionContext) {
    guard isPrivateAndNested(in: context),
      let modifier = modifiers.first(where: { $0.isPrivate })
    else { return }
    context.error(
      """
      '\(attribute)' can't be applied to the private nested type \
      '\(introducerAndName.name ?? "")': its conformance is written outside of the enclosing \
      type, where a private name is unknown.
      """,
      at: modifier,
      fixIts: [
        .replacing(
          modifier.name, with: TokenSyntax.keyword(.fileprivate),
          "Replace 'private' with 'fileprivate'")
      ])
  }
}

extension DeclModifierSyntax {
  /// `private`, but not `private(set)`.
  fileprivate var isPrivate: Bool { name.tokenKind == .keyword(.private) && detail == nil }
}
