import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: makes endpoints of a struct's closures and adds its initializers.
struct DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let property = ClientProperty(member), property.isEndpoint, !property.hasEndpointAttribute
    else { return [] }
    return ["@DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      let keyword = declaration.introducer
      context.error(
        """
        '@DependencyClient' can only be applied to a struct: a test overrides single endpoints of \
        a copy
        """,
        at: keyword,
        fixIts: [
          .replacing(
            keyword, with: TokenSyntax.keyword(.struct),
            "Replace '\(keyword.text)' with 'struct'")
        ])
      return []
    }
    let properties = declaration.memberBlock.members.compactMap { ClientProperty($0.decl) }
    let parameters = properties.filter(\.isParameter)
    for property in parameters where property.type == nil {
      context.error(
        """
        '@DependencyClient' needs the type of '\(property.name)' spelled out, because its \
        initializer takes the value
        """,
        at: property.binding.pattern)
    }
    guard parameters.allSatisfy({ $0.type != nil }) else { return [] }

    var members: [DeclSyntax] = []
    let access = declaration.memberAccess(in: context)
    let written = declaration.initializerLabels
    if !parameters.isEmpty, !written.contains(parameters.map(\.name.withoutBackticks)) {
      members.append(
        """
        \(raw: parameters.contains(where: \.isPrivate) ? "private " : access)init(
        \(raw: parameters.map(\.parameter).joined(separator: ",\n"))
        ) {
        \(raw: parameters.map { "self.\($0.storageName) = \($0.name)" }.joined(separator: "\n"))
        }
        """)
    }
    if properties.allSatisfy(\.hasDefault), !written.contains([]) {
      members.append("\(raw: access)init() {}")
    }
    return members
  }
}

extension StructDeclSyntax {
  /// The argument labels of every initializer that the author wrote.
  fileprivate var initializerLabels: [[String]] {
    memberBlock.members.compactMap { member in
      member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        .map(\.firstName.text.withoutBackticks)
    }
  }
}
