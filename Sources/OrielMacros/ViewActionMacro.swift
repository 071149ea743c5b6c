import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Lets a view send the actions of its own enum: `send(.tapped)` for `store.send(.view(.tapped))`.
struct ViewActionMacro {}

extension ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let attribute = "@ViewAction(for: \(feature(of: node) ?? "Feature").self)"
    guard
      declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
        || declaration.is(EnumDeclSyntax.self)
    else {
      let (keyword, name) = declaration.introducerAndName
      context.error(
        """
        '@ViewAction' can't be applied to \(keyword.text)\(name.map { " '\($0)'" } ?? ""): it is \
        for a view, which holds the store whose actions it sends.
        """,
        at: keyword)
      return []
    }
    declaration.diagnosePrivateNesting(attribute: attribute, in: context)
    guard diagnoseStore(of: declaration, node: node, in: context) else { return [] }
    let finder = StoreSendFinder(context: context)
    finder.walk(declaration.memberBlock)
    guard !protocols.isEmpty, !declaration.isPrivateAndNested(in: context) else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}")
    ]
  }

  /// `Feature` of `@ViewAction(for: Feature.self)`.
  private static func feature(of node: AttributeSyntax) -> String? {
    guard let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      let access = argument.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self",
      let base = access.base
    else { return nil }
    return base.trimmedDescription
  }

  private static func diagnoseStore(
    of declaration: some DeclGroupSyntax, node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Bool {
    if declaration.memberBlock.members.declaresInstanceVariable(named: "store") { return true }
    let feature = feature(of: node) ?? "Feature"
    let name = declaration.introducerAndName.name ?? "View"
    var fixed = declaration.memberBlock
    let indentation = fixed.members.first?.leadingTrivia.indentation ?? .spaces(2)
    let store: DeclSyntax = "let store: StoreOf<\(raw: feature)>"
    let item = MemberBlockItemSyntax(decl: store)
      .with(\.leadingTrivia, .newline + indentation)
    fixed.members = [item] + fixed.members
    if fixed.members.count == 1 { fixed.rightBrace.leadingTrivia = .newline }
    context.error(
      """
      '@ViewAction' needs a property 'store' in '\(name)', which 'send' passes the view's \
      actions to.
      """,
      at: declaration.introducerAndName.keyword,
      fixIts: [
        .replacing(
          declaration.memberBlock, with: fixed, "Insert 'let store: StoreOf<\(feature)>'")
      ])
    return false
  }
}

extension Trivia {
  /// The spaces and tabs at the end.
  fileprivate var indentation: Trivia? {
    let pieces = reversed().prefix {
      switch $0 {
      case .spaces, .tabs: true
      default: false
      }
    }
    return pieces.isEmpty ? nil : Trivia(pieces: pieces.reversed())
  }
}

extension MemberBlockItemListSyntax {
  fileprivate func declaresInstanceVariable(named name: String) -> Bool {
    contains { member in
      if let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic {
        return variable.bindings.contains {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }
      }
      return member.decl.as(IfConfigDeclSyntax.self)?.clauses.contains {
        $0.elements?.as(MemberBlockItemListSyntax.self)?.declaresInstanceVariable(named: name)
          ?? false
      } ?? false
    }
  }
}
