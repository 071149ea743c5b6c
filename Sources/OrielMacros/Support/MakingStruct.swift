import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension FixIt {
  /// A fix-it that makes a class or an actor a struct, which can't be `final`.
  static func makingStruct(_ declaration: some DeclGroupSyntax) -> FixIt {
    let keyword = declaration.introducerAndName.keyword
    let struct_ = TokenSyntax.keyword(.struct, trailingTrivia: keyword.trailingTrivia)
    let message = MacroExpansionFixItMessage("Replace '\(keyword.text)' with 'struct'")
    let modifiers = declaration.modifiers
    guard let final = modifiers.first(where: { $0.name.tokenKind == .keyword(.final) }) else {
      return FixIt(
        message: message,
        changes: [
          .replace(
            oldNode: Syntax(keyword),
            newNode: Syntax(struct_.with(\.leadingTrivia, keyword.leadingTrivia)))
        ])
    }
    let others = modifiers.filter { $0.id != final.id }
    guard others.isEmpty else {
      return FixIt(
        message: message,
        changes: [
          .replace(oldNode: Syntax(modifiers), newNode: Syntax(others)),
          .replace(oldNode: Syntax(keyword), newNode: Syntax(struct_)),
        ])
    }
    return FixIt(
      message: message,
      changes: [
        .replace(oldNode: Syntax(modifiers), newNode: Syntax(others)),
        .replace(
          oldNode: Syntax(keyword),
          newNode: Syntax(struct_.with(\.leadingTrivia, final.leadingTrivia))),
      ])
  }
}
