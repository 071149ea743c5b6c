import SwiftSyntax

/// One case of an enum, with what its declaration says about it.
struct EnumCase {
  var element: EnumCaseElementSyntax
  var declaration: EnumCaseDeclSyntax

  /// The name as the source spells it, back-ticks included.
  var name: String { element.name.text }

  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The labels of the payload, `nil` where there is none.
  var labels: [String?] {
    parameters.map { parameter in
      parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    }
  }
}

/// The cases of an enum in the order of the source, with the `#if`s around them.
indirect enum EnumCases {
  case one(EnumCase)
  case conditional([(condition: String, cases: [EnumCases])])

  static func of(_ members: MemberBlockItemListSyntax) -> [EnumCases] {
    members.flatMap { member -> [EnumCases] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map {
          .one(EnumCase(element: $0, declaration: declaration))
        }
      }
      guard let config = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = config.clauses.map { clause in
        let condition: [String?] = [clause.poundKeyword.text, clause.condition?.trimmedDescription]
        let members = clause.elements?.as(MemberBlockItemListSyntax.self)
        return (
          condition: condition.compactMap { $0 }.joined(separator: " "),
          cases: members.map(EnumCases.of) ?? []
        )
      }
      return clauses.allSatisfy(\.cases.isEmpty) ? [] : [.conditional(clauses)]
    }
  }
}

extension [EnumCases] {
  /// Source text for each case, with the `#if`s of the declaration around it.
  func source(_ text: (EnumCase) -> String?) -> [String] {
    flatMap { item -> [String] in
      switch item {
      case .one(let one):
        return text(one).map { [$0] } ?? []
      case .conditional(let clauses):
        return clauses.flatMap { [$0.condition] + $0.cases.source(text) } + ["#endif"]
      }
    }
  }

  /// Every case, whatever `#if` is around it.
  var flattened: [EnumCase] {
    flatMap { item in
      switch item {
      case .one(let one): [one]
      case .conditional(let clauses): clauses.flatMap(\.cases.flattened)
      }
    }
  }

  /// Alternatives of one `#if` may share names: only what can exist together is compared.
  func forEachDuplicate(_ body: (EnumCase) -> Void) {
    var names: Set<String> = []
    reportDuplicates(knowing: &names, body)
  }

  private func reportDuplicates(knowing names: inout Set<String>, _ body: (EnumCase) -> Void) {
    for item in self {
      switch item {
      case .one(let one):
        if !names.insert(one.name).inserted { body(one) }
      case .conditional(let clauses):
        let before = names
        for clause in clauses {
          var inside = before
          clause.cases.reportDuplicates(knowing: &inside, body)
          names.formUnion(inside)
        }
      }
    }
  }
}
