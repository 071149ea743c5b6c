import SwiftSyntax

extension SyntaxProtocol {
  /// The lines of the documentation comment directly before the declaration.
  var docComment: [String] {
    leadingTrivia.compactMap { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}
