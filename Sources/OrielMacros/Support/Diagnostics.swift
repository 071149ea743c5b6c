import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Reports an error at a node, with fix-its that an editor can apply.
  func error(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(
      Diagnostic(node: node, message: MacroExpansionErrorMessage(message), fixIts: fixIts))
  }

  /// Reports a warning at a node, with fix-its that an editor can apply.
  func warning(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(
      Diagnostic(node: node, message: MacroExpansionWarningMessage(message), fixIts: fixIts))
  }
}

extension FixIt {
  /// A fix-it that replaces one node by another, keeping the trivia around it.
  static func replacing(
    _ old: some SyntaxProtocol, with new: some SyntaxProtocol, _ message: String
  ) -> FixIt {
    var new = new
    new.leadingTrivia = old.leadingTrivia
    new.trailingTrivia = old.trailingTrivia
    return .replace(
      message: MacroExpansionFixItMessage(message), oldNode: old, newNode: new)
  }
}
