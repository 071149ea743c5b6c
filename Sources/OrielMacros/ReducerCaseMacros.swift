import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a case of a `@Reducer enum` that holds an alert or its like; expands to nothing.
struct ReducerCaseEphemeralMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = ReducerCaseAttribute.case(declaration, marked: node, in: context)
    else { return [] }
    for element in declaration.elements where element.parameterClause?.parameters.count != 1 {
      context.error(
        """
        '@ReducerCaseEphemeral' needs one associated value in case '\(element.name.text)': the \
        state that any of its actions dismisses, such as an 'AlertState'.
        """,
        at: element.name)
    }
    if declaration.attributes.baseNames.contains("ReducerCaseIgnored") {
      context.error(
        """
        '@ReducerCaseEphemeral' and '@ReducerCaseIgnored' exclude each other: the first says that \
        the case has actions, the second that it has none. Remove one.
        """,
        at: node)
    }
    return []
  }
}

/// Marks a case of a `@Reducer enum` that holds plain data; expands to nothing.
struct ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    _ = ReducerCaseAttribute.case(declaration, marked: node, in: context)
    return []
  }
}

private enum ReducerCaseAttribute {
  /// The case that is marked, or nothing after saying that the mark is misplaced.
  static func `case`(
    _ declaration: some DeclSyntaxProtocol, marked node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> EnumCaseDeclSyntax? {
    let around = context.lexicalContext.first?.as(EnumDeclSyntax.self)
    guard let declaration = declaration.as(EnumCaseDeclSyntax.self), let around else {
      context.error(
        "'@\(node.baseName)' can only be applied to a case of an enum with '@Reducer'. Remove it.",
        at: node)
      return nil
    }
    if !around.attributes.baseNames.contains("Reducer") {
      context.error(
        """
        '@\(node.baseName)' says something to '@Reducer', and enum '\(around.name.text)' isn't \
        marked with that. Add '@Reducer' to the enum, or remove '@\(node.baseName)'.
        """,
        at: node)
    }
    return declaration
  }
}
