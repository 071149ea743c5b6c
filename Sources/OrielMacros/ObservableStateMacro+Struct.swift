import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ObservableStateMacro {
  /// The registrar, the table of fields and what the library asks of each observable state.
  static func structMembers(
    _ declaration: StructDeclSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    let fields = ObservableStateFields(declaration.memberBlock.members)
    var members: [DeclSyntax] = [
      """
      @ComposableArchitecture.ObservationStateIgnored
      var _$observationRegistrar = \
      ComposableArchitecture.ObservationStateRegistrar()
      """,
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
      _$observationRegistrar.id
      }
      """,
      """
      \(raw: access)var _$token: ComposableArchitecture.ObservationStateToken {
      _$observationRegistrar.token
      }
      """,
    ]
    guard !fields.isEmpty else {
      members.append(
        "\(raw: access)mutating func _$notifyDifferences(from old: Self) {}")
      return members
    }
    members.append(
      """
      \(raw: access)mutating func _$notifyDifferences(from old: Self) {
      \(raw: fields.lines { "_$observationRegistrar.compare(old._\($0), _\($0), Self._$Field.\($1))" })
      }
      """)
    members.append(
      """
      private enum _$Field {
      \(raw: fields.numberedLines { "static var \($0): Int { \($1) }" })
      }
      """)
    return members
  }
}

/// The tracked fields of a struct in order, within the `#if`s that they were declared in.
struct ObservableStateFields {
  private indirect enum Item {
    case field(name: String, index: Int)
    case text(String)
  }

  /// Later fields share the last index; the library uses the bits above for itself.
  private static let lastIndex = 61

  private var items: [Item] = []
  private var count = 0

  init(_ members: MemberBlockItemListSyntax) {
    append(members)
  }

  var isEmpty: Bool { count == 0 }

  /// One line per field. The closure gets the name without and with backticks.
  func lines(_ line: (_ plain: String, _ quoted: String) -> String) -> String {
    numberedLines { name, _ in line(name.withoutBackticks, name) }
  }

  func numberedLines(_ line: (_ name: String, _ index: Int) -> String) -> String {
    items.map {
      switch $0 {
      case .field(let name, let index): line(name, index)
      case .text(let text): text
      }
    }
    .joined(separator: "\n")
  }

  private mutating func append(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        append(conditional)
      } else if let variable = member.decl.as(VariableDeclSyntax.self),
        ObservableStateProperty.kind(of: variable).isTracked,
        let name = variable.singleName
      {
        items.append(.field(name: name, index: min(count, Self.lastIndex)))
        count += 1
      }
    }
  }

  private mutating func append(_ conditional: IfConfigDeclSyntax) {
    let start = items.count
    let countBefore = count
    for clause in conditional.clauses {
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      items.append(.text(clause.poundKeyword.text + condition))
      if case .decls(let members) = clause.elements { append(members) }
    }
    if count == countBefore {
      items.removeSubrange(start...)
    } else {
      items.append(.text("#endif"))
    }
  }
}
