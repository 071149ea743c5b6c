import SwiftSyntax

/// A case of a `@Reducer enum` and what it becomes in each of the types made from the enum.
struct ReducerCase {
  enum Kind {
    /// One reducer: has a state, actions and a store.
    case reducer(type: String, value: String)
    /// One alert, dialog or other value that any of its actions dismisses: no reducer.
    case ephemeral(type: String)
    /// Anything else: only state.
    case data
  }

  let source: EnumCase
  let kind: Kind
  /// The types of the associated values, named so that they mean the same in a nested type.
  private let types: [String]

  init(_ source: EnumCase, of root: String) {
    self.source = source
    types = source.parameters.map { $0.type.trimmed.replacingSelf(with: root).description }
    let attributes = Set(source.declaration.attributes.baseNames)
    guard source.parameters.count == 1, let parameter = source.parameters.first,
      !attributes.contains("ReducerCaseIgnored")
    else {
      kind = .data
      return
    }
    let type = types[0]
    if attributes.contains("ReducerCaseEphemeral") || parameter.type.isEphemeral {
      kind = .ephemeral(type: type)
    } else {
      let value = parameter.defaultValue?.value.trimmedDescription
      kind = .reducer(type: type, value: value ?? "\(type)()")
    }
  }

  var hasStore: Bool {
    if case .data = kind { false } else { true }
  }

  /// `case add(Add.State)`.
  var stateCase: String {
    guard case .reducer(let type, _) = kind else { return dataCase }
    return "\(indirect)case \(name)(\(label)\(type).State)"
  }

  /// `case add(Add.Action)`.
  var actionCase: String? {
    switch kind {
    case .reducer(let type, _), .ephemeral(let type):
      "\(indirect)case \(name)(\(label)\(type).Action)"
    case .data: nil
    }
  }

  /// The statement of the enum's `body` that runs the case's reducer.
  var bodyStatement: String? {
    guard case .reducer(_, let value) = kind else { return nil }
    return """
      body.scope(state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name), \(value))
      """
  }

  /// `case add(ComposableArchitecture.StoreOf<Add>)`.
  var scopeCase: String {
    guard case .reducer(let type, _) = kind else { return dataCase }
    return "case \(name)(\(label)ComposableArchitecture.StoreOf<\(type)>)"
  }

  /// The case of `scope(_:)`'s `switch`.
  var scopeStatement: String {
    if case .reducer = kind {
      return """
        case .\(name):
        return .\(name)(\(label)store._$scope(_$scopes.\(name)))
        """
    }
    let values = source.parameters.indices.map { "v\($0)" }
    guard !values.isEmpty else {
      return """
        case .\(name):
        return .\(name)
        """
    }
    let arguments = zip(source.labels, values).map { label, value in
      (label.map { "\($0): " } ?? "") + value
    }
    return """
      case .\(name)(\(values.map { "let \($0)" }.joined(separator: ", "))):
      return .\(name)(\(arguments.joined(separator: ", ")))
      """
  }

  /// The property of `_$Scopes` that knows both case paths.
  func scopeProperty(access: String) -> String? {
    let state: String
    let action: String
    switch kind {
    case .reducer(let type, _): (state, action) = ("\(type).State", "\(type).Action")
    case .ephemeral(let type): (state, action) = (type, "\(type).Action")
    case .data: return nil
    }
    return """
      \(access)var \(name): ComposableArchitecture._CaseScope<State, Action, \(state), \(action)> {
      ComposableArchitecture._CaseScope(state: \\State.Cases.\(name), action: \\Action.Cases.\(name))
      }
      """
  }

  private var name: String { source.name }

  private var label: String {
    source.labels.first.flatMap { $0 }.map { "\($0): " } ?? ""
  }

  private var indirect: String {
    source.declaration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
      ? "indirect " : ""
  }

  /// The case as declared, without default values.
  private var dataCase: String {
    guard !source.parameters.isEmpty else { return "case \(name)" }
    let parameters = zip(source.labels, types).map { label, type in
      (label.map { "\($0): " } ?? "") + type
    }
    return "\(indirect)case \(name)(\(parameters.joined(separator: ", ")))"
  }
}

extension TypeSyntax {
  /// Whether it is an alert or a dialog by name.
  fileprivate var isEphemeral: Bool {
    ["AlertState", "ConfirmationDialogState"].contains(baseName)
  }

  /// The name without module and generic arguments.
  var baseName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}
