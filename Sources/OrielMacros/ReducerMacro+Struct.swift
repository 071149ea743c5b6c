import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro {
  /// What the author left out: an empty `State`, an `Action` without cases, an empty `body`.
  static func structMembers(
    _ declaration: StructDeclSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    let names = ReducerMembers(declaration)
    var members: [DeclSyntax] = []
    if !names.hasState {
      let state: DeclSyntax = """
        \(raw: access)struct State: Codable, Equatable, Hashable, Sendable, \
        \(raw: observable) {
        \(raw: access)init() {}
        }
        """
      members.append(inlining(state, in: context))
    }
    if !names.hasAction {
      let action: DeclSyntax = """
        \(raw: access)enum Action: Equatable, Hashable, Sendable, \(raw: casePathable) {
        }
        """
      members.append(try inlining(action, isState: false, in: context))
    }
    if !names.hasBody, !names.hasReduce {
      members.append(
        """
        \(raw: access)var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
        ComposableArchitecture.EmptyReducer()
        }
        """)
    }
    return members
  }
}

/// Which parts of a feature its author declared.
struct ReducerMembers {
  private(set) var hasState = false
  private(set) var hasAction = false
  private(set) var hasBody = false
  private(set) var hasScope = false
  /// `reduce(into:action:)`, where it takes the place of a `body`.
  private(set) var reduce: FunctionDeclSyntax?
  /// Properties of a reducer's type with another name than `body`.
  private(set) var misnamedBodies: [VariableDeclSyntax] = []
  /// `class State` or `actor State`.
  private(set) var referenceState: (any DeclGroupSyntax)?

  var hasReduce: Bool { reduce != nil }

  init(_ declaration: some DeclGroupSyntax & WithGenericParametersSyntax) {
    for parameter in declaration.genericParameterClause?.parameters ?? [] {
      add(type: parameter.name.text)
    }
    add(declaration.memberBlock.members)
  }

  private mutating func add(type name: String) {
    hasState = hasState || name == "State"
    hasAction = hasAction || name == "Action"
  }

  private mutating func add(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .decls(let members) = clause.elements { add(members) }
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        add(function)
      } else if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        add(type: named.name.text)
        if named.name.text == "State",
          member.decl.is(ClassDeclSyntax.self) || member.decl.is(ActorDeclSyntax.self)
        {
          referenceState = member.decl.asProtocol((any DeclGroupSyntax).self)
        }
      }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    if variable.singleName == "body" {
      hasBody = true
    } else if !variable.isStatic, variable.isComputed,
      let type = variable.bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some),
      ["ReducerOf<Self>", "Reducer<State, Action>", "Reducer<Self.State, Self.Action>"]
        .contains(type.constraint.trimmedDescription)
    {
      misnamedBodies.append(variable)
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax) {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    if function.name.text == "reduce", labels == ["into", "action"] { reduce = function }
    if function.name.text == "scope", labels == ["_"], function.isStatic { hasScope = true }
  }
}
