import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property for `@ObservableState`, which then leaves it alone; expands to nothing.
struct ObservationStateIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(VariableDeclSyntax.self) {
      context.error(
        """
        '@ObservationStateIgnored' can only be applied to a property: it tells '@ObservableState' \
        not to observe it. Remove it.
        """,
        at: node)
    }
    return []
  }
}
