import SwiftSyntax

extension EnumCase {
  /// The property of `AllCasePaths` that is this case's path.
  func property(root: String, access: String) -> String {
    let types = parameters.map { $0.type.trimmed.replacingSelf(with: root).description }
    let value: String
    let embed: String
    let extract: String
    switch types.count {
    case 0:
      value = "Void"
      embed = "{ .\(name) }"
      extract = "{\nguard case .\(name) = $0 else { return nil }\nreturn ()\n}"
    case 1:
      value = types[0]
      // NB: Not a closure: with a payload that no value can have, it would be one that never runs.
      embed = "\(root).\(name)"
      extract = "{\nguard case .\(name)(let v0) = $0 else { return nil }\nreturn v0\n}"
    default:
      let fields = zip(labels, types).map { label, type in
        label.map { "\($0): \(type)" } ?? type
      }
      let names = types.indices.map { "v\($0)" }
      let arguments = types.indices.map { argument($0, "$0.\($0)") }
      value = "(\(fields.joined(separator: ", ")))"
      embed = "{ .\(name)(\(arguments.joined(separator: ", "))) }"
      extract = """
        {
        guard case .\(name)(\(names.map { "let \($0)" }.joined(separator: ", "))) = $0 \
        else { return nil }
        return (\(names.joined(separator: ", ")))
        }
        """
    }
    return
      (declaration.docComment + declaration.attributes.availability + [
        """
        \(access)var \(name): CasePaths.AnyCasePath<\(root), \(value)> {
        CasePaths.AnyCasePath(
        _$embed: \(embed),
        _$extract: \(extract)
        )
        }
        """
      ]).joined(separator: "\n")
  }

  private func argument(_ index: Int, _ value: String) -> String {
    labels[index].map { "\($0): \(value)" } ?? value
  }
}

extension [EnumCases] {
  /// Without the cases that `@available(*, unavailable)` forbids to mention anywhere.
  var filteringUnavailable: [EnumCases] {
    compactMap { item in
      switch item {
      case .one(let one):
        one.declaration.attributes.availability.contains { $0.contains("unavailable") } ? nil : item
      case .conditional(let clauses):
        .conditional(clauses.map { ($0.condition, $0.cases.filteringUnavailable) })
      }
    }
  }
}

extension EnumDeclSyntax {
  /// Whether cases share a name, so that a key path couldn't tell them apart.
  var hasAmbiguousCases: Bool {
    var isAmbiguous = false
    EnumCases.of(memberBlock.members).filteringUnavailable.forEachDuplicate { _ in
      isAmbiguous = true
    }
    return isAmbiguous
  }

  /// Whether the author wrote the nested type that `@CasePathable` would make.
  var declaresCasePaths: Bool {
    memberBlock.members.contains { member in
      let name =
        member.decl.asProtocol((any NamedDeclSyntax).self)?.name
        ?? member.decl.as(TypeAliasDeclSyntax.self)?.name
      return name?.text == CasePathableMacro.pathsName
    }
  }
}
