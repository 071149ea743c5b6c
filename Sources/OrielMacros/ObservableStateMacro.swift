import SwiftSyntax
import SwiftSyntaxMacros

/// Makes the fields of a state observable, each on its own.
///
/// A struct gets a registrar, a table of its fields and, through `@ObservationStateTracked`,
/// accessors that report reads and writes. An enum gets an identity that names its case.
struct ObservableStateMacro {}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.diagnosePrivateNesting(attribute: "@ObservableState", in: context)
    if let declaration = declaration.as(StructDeclSyntax.self) {
      return structMembers(declaration, in: context)
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return enumMembers(declaration, in: context)
    }
    diagnoseMisuse(on: declaration, in: context)
    return []
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self)
    else { return [] }
    switch ObservableStateProperty.kind(of: variable) {
    case .tracked:
      return ["@ComposableArchitecture.ObservationStateTracked"]
    case .presented, .untracked:
      return []
    case .wrapped(let wrapper):
      diagnoseWrapper(wrapper, of: variable, in: context)
      return []
    case .several:
      diagnoseSeveralBindings(variable, in: context)
      return []
    }
  }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      !protocols.isEmpty, !declaration.isPrivateAndNested(in: context)
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.ObservableState {}")
    ]
  }
}
