import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a feature of a struct, and of an enum of features one feature that is any of them.
struct ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !declaration.isPrivateAndNested(in: context) else { return [] }
    let wanted: [String]
    if declaration.is(EnumDeclSyntax.self) {
      wanted = ["CaseReducer", "Reducer"]
    } else if declaration.is(StructDeclSyntax.self) {
      wanted = ["Reducer"]
    } else {
      return []
    }
    let missing = protocols.map { $0.trimmedDescription.lastNameComponent }
    let list = wanted.filter(missing.contains).map { "ComposableArchitecture.\($0)" }
    guard !list.isEmpty else { return [] }
    let availability = declaration.attributes.availability.map { $0 + "\n" }.joined()
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): \(raw: list.joined(separator: ", ")) {}")
    ]
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
    else { return [] }
    if let member = member.as(EnumDeclSyntax.self) {
      let wanted: [String]
      switch member.name.text {
      case "State": wanted = ["CasePathable", "dynamicMemberLookup"]
      case "Action": wanted = ["CasePathable"]
      default: return []
      }
      let present = Set(member.attributes.baseNames)
      return wanted.filter { !present.contains($0) }.map { "@\(raw: $0)" }
    }
    if let member = member.as(VariableDeclSyntax.self), member.isReducerBody,
      !member.attributes.baseNames.contains("ReducerBuilder")
    {
      return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
    }
    return []
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard diagnose(declaration, in: context) else { return [] }
    if let declaration = declaration.as(StructDeclSyntax.self) {
      return try structMembers(declaration, in: context)
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return try enumMembers(declaration, in: context)
    }
    return []
  }
}

extension VariableDeclSyntax {
  /// Whether it is the computed `body` of a feature.
  fileprivate var isReducerBody: Bool {
    singleName == "body" && !isStatic && isComputed
  }
}

extension AttributeListSyntax {
  /// The names without modules and generic arguments, those within `#if` included.
  var baseNames: [String] {
    flatMap { element -> [String] in
      if let attribute = element.as(AttributeSyntax.self) { return [attribute.baseName] }
      let clauses = element.as(IfConfigDeclSyntax.self)?.clauses
      return clauses?.flatMap { clause -> [String] in
        clause.elements?.as(AttributeListSyntax.self)?.baseNames ?? []
      } ?? []
    }
  }
}

extension String {
  fileprivate var lastNameComponent: String { String(split(separator: ".").last ?? "") }
}
