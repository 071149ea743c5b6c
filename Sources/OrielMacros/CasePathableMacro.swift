import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: a nested `AllCasePaths` with one property per case, and the conformances.
struct CasePathableMacro {
  /// The name of the nested type that the macro makes, unless the author made it.
  static let pathsName = "AllCasePaths"
}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role has told the author what is wrong.
    guard let declaration = declaration.as(EnumDeclSyntax.self), !declaration.hasAmbiguousCases,
      !isOutOfReach(declaration, in: context)
    else { return [] }
    var conformances = protocols.map(\.trimmedDescription)
    if declaration.declaresCasePaths {
      // The author's own paths need not be a sequence.
      conformances.removeAll { $0.hasSuffix("CasePathIterable") }
    }
    guard !conformances.isEmpty else { return [] }
    let list = conformances.map { $0.contains(".") ? $0 : "CasePaths.\($0)" }
    let availability = declaration.attributes.availability.map { $0 + "\n" }.joined()
    let source: DeclSyntax =
      "\(raw: availability)extension \(type.trimmed): \(raw: list.joined(separator: ", ")) {}"
    return [source.as(ExtensionDeclSyntax.self)].compactMap { $0 }
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      diagnoseNotAnEnum(declaration, attribute: node, in: context)
      return []
    }
    let cases = EnumCases.of(declaration.memberBlock.members).filteringUnavailable
    var isAmbiguous = false
    cases.forEachDuplicate { duplicate in
      isAmbiguous = true
      context.error(
        """
        '@CasePathable' can't tell cases apart that share the name '\(duplicate.name)': a key path \
        has no argument labels
        """,
        at: duplicate.element.name)
    }
    guard !isAmbiguous else { return [] }
    if isOutOfReach(declaration, in: context) {
      diagnosePrivate(declaration, in: context)
      return []
    }

    let access = declaration.memberAccess(in: context)
    var members: [DeclSyntax] = []
    if !declaration.declaresCasePaths {
      members.append(paths(of: declaration, cases: cases, access: access))
    }
    if !declaration.memberBlock.members.declaresStaticVariable(named: "allCasePaths") {
      members.append(
        """
        \(raw: access)nonisolated static var allCasePaths: \(raw: pathsName) { \(raw: pathsName)() }
        """)
    }
    return members
  }

  private static func paths(
    of declaration: EnumDeclSyntax, cases: [EnumCases], access: String
  ) -> DeclSyntax {
    let root = declaration.name.trimmed.text
    let partial = "CasePaths.PartialCaseKeyPath<\(root)>"
    let lookups = cases.source { "if case .\($0.name) = root {\nreturn \\.\($0.name)\n}" }
    let listing = cases.source { "paths.append(\\.\($0.name))" }
    let hasCases = !listing.isEmpty
    // NB: Not a `switch`: the compiler finds none exhaustive where no case can have a value, as in the
    // actions of an enum whose features have none.
    let lookup = hasCases ? lookups.joined(separator: "\n") + "\npreconditionFailure()" : ""
    return """
      \(raw: access)nonisolated struct \(raw: pathsName): CasePaths.CasePathReflectable, Sendable, Sequence {
      \(raw: cases.source { $0.property(root: root, access: access) }.joined(separator: "\n"))
      \(raw: access)subscript(root: \(raw: root)) -> \(raw: partial) {
      \(raw: lookup)
      }
      \(raw: access)func makeIterator() -> IndexingIterator<[\(raw: partial)]> {
      \(raw: hasCases ? "var" : "let") paths: [\(raw: partial)] = []
      \(raw: listing.joined(separator: "\n"))
      return paths.makeIterator()
      }
      }
      """
  }

  /// Whether the enum is private to a type, where no extension at the file's level can name it.
  private static func isOutOfReach(
    _ declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    declaration.modifiers.access == .private && !context.lexicalContext.isEmpty
  }

  private static func diagnosePrivate(
    _ declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) {
    guard
      let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
    else { return }
    context.error(
      """
      '@CasePathable' can't be applied to an enum that is private to a type: its conformance is an \
      extension outside that type
      """,
      at: modifier,
      fixIts: [
        .replacing(
          modifier.name, with: TokenSyntax.keyword(.fileprivate),
          "Replace 'private' with 'fileprivate'")
      ])
  }

  private static func diagnoseNotAnEnum(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    let keyword = declaration.introducer
    let fixIt = FixIt.replacing(
      keyword, with: TokenSyntax.keyword(.enum), "Replace '\(keyword.text)' with 'enum'")
    context.error(
      """
      '@CasePathable' names the cases of an enum, and a \(keyword.text) has none
      """,
      at: keyword, fixIts: [fixIt])
  }
}
