import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro {
  /// State, action, body and scoping of an enum whose cases are features.
  static func enumMembers(
    _ declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    let names = ReducerMembers(declaration)
    let cases = EnumCases.of(declaration.memberBlock.members)
    let root = declaration.name.text
    let indirect = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
    let prefix = access + (indirect ? "indirect " : "")
    var members: [DeclSyntax] = []
    if !names.hasState {
      let state: DeclSyntax = """
        @dynamicMemberLookup
        \(raw: prefix)enum State: ComposableArchitecture.CaseReducerState, \
        \(raw: casePathable), \(raw: observable) {
        \(raw: access)typealias StateReducer = \(raw: root)
        \(raw: cases.text { ReducerCase($0, of: root).stateCase })
        }
        """
      members.append(try inlining(state, isState: true, in: context))
    }
    if !names.hasAction {
      let isEmpty = cases.flattened.allSatisfy { !ReducerCase($0, of: root).hasStore }
      let action: DeclSyntax = """
        \(raw: isEmpty ? access : prefix)enum Action: \(raw: casePathable) {
        \(raw: cases.text { ReducerCase($0, of: root).actionCase })
        }
        """
      members.append(try inlining(action, isState: false, in: context))
    }
    if !names.hasBody {
      members.append(body(cases, of: root, access: access))
    }
    if !names.hasScope {
      members += scoping(cases, of: root, access: access)
    }
    return members
  }

  /// NB: One statement per case: a result builder's type would grow with the cases, and so would
  /// the time to check it.
  private static func body(
    _ cases: [EnumCases], of root: String, access: String
  ) -> DeclSyntax {
    let scopes = cases.text { ReducerCase($0, of: root).bodyStatement }
    let pair = "<Self.State, Self.Action>"
    return """
      \(raw: access)static var body: ComposableArchitecture.Reduce\(raw: pair) {
      \(raw: scopes.isEmpty ? "let" : "var") body = ComposableArchitecture._CaseReducerBody\(raw: pair)()
      \(raw: scopes)
      return body.reducer
      }
      """
  }

  private static func scoping(
    _ cases: [EnumCases], of root: String, access: String
  ) -> [DeclSyntax] {
    [
      """
      \(raw: access)enum CaseScope {
      \(raw: cases.text { ReducerCase($0, of: root).scopeCase })
      }
      """,
      """
      @MainActor
      \(raw: access)static func scope(
      _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
      switch store.state {
      \(raw: cases.text { ReducerCase($0, of: root).scopeStatement })
      }
      }
      """,
      """
      \(raw: access)struct _$Scopes {
      \(raw: cases.text { ReducerCase($0, of: root).scopeProperty(access: access) })
      }
      """,
      """
      \(raw: access)static var _$scopes: _$Scopes {
      _$Scopes()
      }
      """,
    ]
  }
}

extension [EnumCases] {
  fileprivate func text(_ line: (EnumCase) -> String?) -> String {
    source(line).joined(separator: "\n")
  }
}
