import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ObservableStateMacro {
  /// The keys of a `Codable` state: its fields by the names that the author gave them.
  ///
  /// Without them Swift would take the names of the storage, and would encode the registrar. Where
  /// the conformance is declared in an extension the macro can't know of it, and Swift does.
  static func codingKeys(
    _ declaration: StructDeclSyntax, in context: some MacroExpansionContext
  ) -> DeclSyntax? {
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.baseName) ?? []
    guard inherited.contains(where: ["Codable", "Decodable", "Encodable"].contains)
    else { return nil }
    let members = declaration.memberBlock.members
    if let keys = members.codingKeys {
      diagnose(keys, of: declaration, in: context)
      return nil
    }
    let cases = keyLines(members).joined(separator: "\n")
    return """
      private enum CodingKeys: \(raw: cases.isEmpty ? "" : "Swift.String, ")Swift.CodingKey {
      \(raw: cases)
      }
      """
  }

  private static func keyLines(_ members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { member -> [String] in
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        let lines = conditional.clauses.flatMap { clause -> [String] in
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          let members = clause.elements?.as(MemberBlockItemListSyntax.self)
          return [clause.poundKeyword.text + condition] + (members.map(keyLines) ?? [])
        }
        return lines.contains { $0.hasPrefix("case ") } ? lines + ["#endif"] : []
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic,
        !variable.isLazy
      else { return [] }
      if ObservableStateProperty.kind(of: variable).isTracked, let name = variable.singleName {
        let plain = name.withoutBackticks
        return ["case _\(plain) = \"\(plain)\""]
      }
      return variable.bindings.compactMap { binding in
        guard !binding.isComputed else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self).map { "case \($0.identifier.text)" }
      }
    }
  }

  /// Keys of the author's own that name a field rather than its storage fail in code that Swift
  /// makes, where no line points at them.
  private static func diagnose(
    _ keys: EnumDeclSyntax, of declaration: StructDeclSyntax, in context: some MacroExpansionContext
  ) {
    guard !declaration.memberBlock.members.codesByHand else { return }
    let fields = ObservableStateFields(declaration.memberBlock.members).names
    for item in EnumCases.of(keys.memberBlock.members).flattened
    where fields.contains(item.name.withoutBackticks) {
      let plain = item.name.withoutBackticks
      let value = item.element.rawValue?.value.trimmedDescription ?? "\"\(plain)\""
      let fixed = item.element.with(\.name, .identifier("_\(plain)", trailingTrivia: .space))
        .with(
          \.rawValue,
          InitializerClauseSyntax(
            equal: .equalToken(trailingTrivia: .space), value: ExprSyntax("\(raw: value)")))
      context.error(
        """
        The key '\(plain)' names a field that '@ObservableState' stores as '_\(plain)', and Swift \
        codes what is stored. Name the storage and keep the key, or leave 'CodingKeys' out where \
        the keys are the names.
        """,
        at: item.element.name,
        fixIts: [
          .replacing(item.element, with: fixed, "Replace '\(plain)' with '_\(plain) = \(value)'")
        ])
    }
  }
}

extension MemberBlockItemListSyntax {
  fileprivate var codingKeys: EnumDeclSyntax? {
    lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
  }

  /// Whether the author wrote the coding, so that the keys may be named as they like.
  fileprivate var codesByHand: Bool {
    let initializers = compactMap { $0.decl.as(InitializerDeclSyntax.self)?.signature }
    let functions = compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    return initializers.contains { $0.parameterClause.parameters.first?.firstName.text == "from" }
      || functions.contains {
        $0.name.text == "encode"
          && $0.signature.parameterClause.parameters.first?.firstName.text == "to"
      }
  }
}
