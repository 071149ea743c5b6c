import SwiftSyntax

extension TypeSyntax {
  /// The type with `Self` replaced by a name, for use inside a type nested in the one it was
  /// written in.
  func replacingSelf(with name: String) -> TypeSyntax {
    ReplaceSelf(name: name).rewrite(self).as(TypeSyntax.self) ?? self
  }
}

private final class ReplaceSelf: SyntaxRewriter {
  let name: String

  init(name: String) {
    self.name = name
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard token.tokenKind == .keyword(.Self) else { return token }
    return token.with(\.tokenKind, .identifier(name))
  }
}
