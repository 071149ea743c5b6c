import SwiftSyntax

/// One tracked field and the lines that members made for its struct contain for it.
struct ObservableStateField {
  /// The name as declared, with its backticks.
  let name: String
  let index: Int
  /// Whether it is of `@Presents`, which stores a presentation and offers that too.
  let isPresented: Bool
  /// Whether only an actor may form its key path.
  let isIsolated: Bool

  private var storage: String { "_\(name.withoutBackticks)" }

  var comparison: String {
    "_$observationRegistrar.compare(old.\(storage), \(storage), Self._$Field.\(name))"
  }

  var indexProperty: String {
    "static var \(name): Int { \(index) }"
  }

  /// How the field is changed in place, which a key path to a computed property can't do.
  var lens: String? {
    guard !isIsolated else { return nil }
    let member = isPresented ? "$\(name.withoutBackticks)" : name
    return "search.field(\\Self.\(member), \\Self.\(storage)) { $1(&$0.\(member)) }"
  }
}

/// The tracked fields of a struct in order, within the `#if`s that they were declared in.
struct ObservableStateFields {
  private enum Item {
    case field(ObservableStateField)
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

  /// The names of all fields, without backticks.
  var names: Set<String> {
    Set(
      items.compactMap {
        if case .field(let field) = $0 { field.name.withoutBackticks } else { nil }
      })
  }

  func lines(_ line: (ObservableStateField) -> String?) -> String {
    items.compactMap {
      switch $0 {
      case .field(let field): line(field)
      case .text(let text): text
      }
    }
    .joined(separator: "\n")
  }

  private mutating func append(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        append(conditional)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        append(variable)
      }
    }
  }

  private mutating func append(_ variable: VariableDeclSyntax) {
    let kind = ObservableStateProperty.kind(of: variable)
    guard kind.isTracked, let name = variable.singleName else { return }
    items.append(
      .field(
        ObservableStateField(
          name: name,
          index: min(count, Self.lastIndex),
          isPresented: kind.isPresented,
          isIsolated: variable.attributes.baseNames.contains { $0.hasSuffix("Actor") })))
    count += 1
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
