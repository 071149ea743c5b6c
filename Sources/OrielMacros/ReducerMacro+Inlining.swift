import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

// What `@CasePathable` and `@ObservableState` would add to types that `@Reducer` makes, written out.
//
// NB: Attributes in an expansion are expanded late, and the extensions that they make then crash
// Swift 6.3 while it checks others. Written out they are also two round trips to the plugin fewer.

extension ReducerMacro {
  static let casePathable = "CasePaths.CasePathable, CasePaths.CasePathIterable"
  static let observable = "ComposableArchitecture.ObservableState"

  /// An enum with the members that `@CasePathable` makes, and `@ObservableState` if it is a state.
  static func inlining(
    _ source: DeclSyntax, isState: Bool, in context: some MacroExpansionContext
  ) throws -> DeclSyntax {
    guard var declaration = source.as(EnumDeclSyntax.self) else { return source }
    var members =
      EnumCases.of(declaration.memberBlock.members).isEmpty
      ? noCasePaths(declaration, in: context)
      : try CasePathableMacro.expansion(
        of: "@CasePathable", providingMembersOf: declaration, conformingTo: [], in: context)
    if isState {
      members += ObservableStateMacro.enumMembers(declaration, in: context)
    }
    declaration.memberBlock.append(members)
    return DeclSyntax(declaration)
  }

  /// NB: A function that takes a value of an enum without cases has a body that is never executed,
  /// and Swift says so.
  private static func noCasePaths(
    _ declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    let list = "[CasePaths.PartialCaseKeyPath<\(declaration.name.text)>]"
    return [
      """
      \(raw: access)nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
      \(raw: access)func makeIterator() -> Swift.IndexingIterator<\(raw: list)> {
      \(raw: list)().makeIterator()
      }
      }
      """,
      """
      \(raw: access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      """,
    ]
  }

  /// A struct with the members that `@ObservableState` makes.
  static func inlining(
    _ source: DeclSyntax, in context: some MacroExpansionContext
  ) -> DeclSyntax {
    guard var declaration = source.as(StructDeclSyntax.self) else { return source }
    declaration.memberBlock.append(ObservableStateMacro.structMembers(declaration, in: context))
    return DeclSyntax(declaration)
  }
}

extension MemberBlockSyntax {
  fileprivate mutating func append(_ declarations: [DeclSyntax]) {
    for declaration in declarations {
      members.append(
        MemberBlockItemSyntax(decl: declaration.with(\.leadingTrivia, .newlines(2))))
    }
    rightBrace.leadingTrivia = .newline
  }
}
