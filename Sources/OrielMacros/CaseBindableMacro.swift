import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CaseBindable`: the cases of an enum once more, with a binding in place of each payload.
struct CaseBindableMacro {}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role has told the author what is wrong.
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty,
      !declaration.isPrivateAndNested(in: context)
    else { return [] }
    let availability = declaration.attributes.availability.map { $0 + "\n" }.joined()
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): SwiftNavigation.CaseBindable {}")
    ]
  }
}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      let keyword = declaration.introducer
      context.error(
        "'@CaseBindable' makes bindings to the payloads of an enum, and a \(keyword.text) has none",
        at: keyword,
        fixIts: [
          .replacing(
            keyword, with: TokenSyntax.keyword(.enum), "Replace '\(keyword.text)' with 'enum'")
        ])
      return []
    }
    if declaration.isPrivateAndNested(in: context) {
      declaration.diagnosePrivateNesting(attribute: "@CaseBindable", in: context)
      return []
    }
    let access = declaration.memberAccess(in: context)
    let cases = EnumCases.of(declaration.memberBlock.members)
    let binding = "SwiftNavigation.UIBinding"
    return [
      """
      \(raw: access)enum BindingCases {
      \(raw: cases.source { $0.bindingCase(binding) }.joined(separator: "\n"))
      }
      """,
      """
      @MainActor
      \(raw: access)static func bindingCases(of binding: \(raw: binding)<Self>) -> BindingCases {
      switch binding.wrappedValue {
      \(raw: cases.source { $0.bindingStatement }.joined(separator: "\n"))
      }
      }
      """,
    ]
  }
}

extension EnumCase {
  /// `case inStock(quantity: UIBinding<Int>)`.
  fileprivate func bindingCase(_ binding: String) -> String {
    guard !parameters.isEmpty else { return "case \(name)" }
    return "case \(name)\(arguments { "\(binding)<\(parameters[$0].type.trimmedDescription)>" })"
  }

  /// The case of the `switch` that makes the bindings.
  fileprivate var bindingStatement: String {
    guard !parameters.isEmpty else {
      return """
        case .\(name):
        return .\(name)
        """
    }
    return """
      case .\(name)(\(pattern { "let value\($0)" })):
      return .\(name)\(arguments(payload))
      """
  }

  /// The binding to one part of the payload.
  private func payload(_ index: Int) -> String {
    let others = parameters.indices.filter { $0 != index }
    let rest =
      others.isEmpty
      ? ""
      : """
      guard case .\(name)(\(pattern { $0 == index ? "_" : "let value\($0)" })) = current else {
      return current
      }

      """
    return """
      binding._$payload("\(name.withoutBackticks).\(index)", value\(index)) { value in
      guard case .\(name)(\(pattern { $0 == index ? "let value" : "_" })) = value else {
      return nil
      }
      return value
      } embed: { \(others.isEmpty ? "_" : "current"), value in
      \(rest)return .\(name)\(arguments { $0 == index ? "value" : "value\($0)" })
      }
      """
  }

  private func pattern(_ part: (Int) -> String) -> String {
    parameters.indices.map(part).joined(separator: ", ")
  }

  private func arguments(_ value: (Int) -> String) -> String {
    let list = zip(labels, parameters.indices).map { label, index in
      (label.map { "\($0): " } ?? "") + value(index)
    }
    return "(\(list.joined(separator: ", ")))"
  }
}
