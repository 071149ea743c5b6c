import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ObservableStateMacro {
  /// An identity and a token that name the case and ask its payload for the rest.
  static func enumMembers(
    _ declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    var tag = 0
    let identities = switchCases(declaration.memberBlock.members, tag: &tag) { element, tag in
      let names = element.payloadNames
      let identity =
        names.count == 1
        ? "ComposableArchitecture.ObservableStateID._$id(for: \(names[0]))"
        : "ComposableArchitecture.ObservableStateID._$inert"
      let pattern = names.count == 1 ? element.pattern(binding: "let") : element.pattern
      return "case \(pattern):\nreturn \(identity)._$tag(\(tag))"
    }
    tag = 0
    let tokens = switchCases(declaration.memberBlock.members, tag: &tag) { element, tag in
      let names = element.payloadNames
      let payload =
        switch names.count {
        case 0: ""
        case 1: "for: \(names[0]), "
        default: "for: (\(names.joined(separator: ", "))), "
        }
      let token = "ComposableArchitecture.ObservationStateToken._$token(\(payload)tag: \(tag))"
      return "case \(element.pattern(binding: "let")):\nreturn \(token)"
    }
    return [
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
      switch self {
      \(raw: identities.joined(separator: "\n"))
      }
      }
      """,
      """
      \(raw: access)var _$token: ComposableArchitecture.ObservationStateToken {
      switch self {
      \(raw: tokens.joined(separator: "\n"))
      }
      }
      """,
      notifyDifferences(declaration, access: access),
    ]
  }

  /// Only a payload that stayed in its case has fields to compare; the field that holds the enum
  /// sees a change of case by itself, through the token.
  private static func notifyDifferences(
    _ declaration: EnumDeclSyntax, access: String
  ) -> DeclSyntax {
    var tag = 0
    let cases = switchCases(declaration.memberBlock.members, tag: &tag) { element, _ in
      guard element.payloadNames.count == 1 else {
        return "case \(element.pattern):\nbreak"
      }
      return """
        case \(element.pattern(binding: "var")):
        guard case \(element.pattern(binding: "let", names: ["old"])) = old else {
        return
        }
        ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
        self = .\(element.name.text)(\(element.firstLabel)v0)
        """
    }
    guard !cases.isEmpty else {
      return "\(raw: access)mutating func _$notifyDifferences(from old: Self) {}"
    }
    return """
      \(raw: access)mutating func _$notifyDifferences(from old: Self) {
      switch self {
      \(raw: cases.joined(separator: "\n"))
      }
      }
      """
  }

  private static func switchCases(
    _ members: MemberBlockItemListSyntax,
    tag: inout Int,
    _ text: (EnumCaseElementSyntax, Int) -> String
  ) -> [String] {
    var lines: [String] = []
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        var inner: [String] = []
        var hasCases = false
        for clause in conditional.clauses {
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          inner.append(clause.poundKeyword.text + condition)
          guard case .decls(let members) = clause.elements else { continue }
          let cases = switchCases(members, tag: &tag, text)
          hasCases = hasCases || !cases.isEmpty
          inner += cases
        }
        if hasCases { lines += inner + ["#endif"] }
      } else if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in declaration.elements {
          lines.append(text(element, tag))
          tag += 1
        }
      }
    }
    return lines
  }
}

extension EnumCaseElementSyntax {
  /// `v0`, `v1`, … for each associated value.
  var payloadNames: [String] {
    let count = parameterClause?.parameters.count ?? 0
    return (0..<count).map { "v\($0)" }
  }

  /// The label of the first associated value as an argument, with its colon, or nothing.
  var firstLabel: String {
    guard let label = parameterClause?.parameters.first?.firstName, label.text != "_"
    else { return "" }
    return "\(label.text): "
  }

  /// A pattern for the case alone, whatever it holds.
  var pattern: String { ".\(name.text)" }

  /// A pattern that binds each associated value.
  func pattern(binding keyword: String, names: [String]? = nil) -> String {
    let names = names ?? payloadNames
    guard !names.isEmpty else { return pattern }
    let values = names.map { "\(keyword) \($0)" }.joined(separator: ", ")
    return ".\(name.text)(\(values))"
  }
}
