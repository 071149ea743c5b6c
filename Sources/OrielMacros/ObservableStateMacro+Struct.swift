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
    if let codingKeys = codingKeys(declaration, in: context) {
      members.append(codingKeys)
    }
    guard !fields.isEmpty else {
      members.append(
        "\(raw: access)mutating func _$notifyDifferences(from old: Self) {}")
      return members
    }
    members.append(
      """
      \(raw: access)mutating func _$notifyDifferences(from old: Self) {
      \(raw: fields.lines(\.comparison))
      }
      """)
    members.append(
      """
      \(raw: access)static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
      var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
      \(raw: fields.lines(\.lens))
      return search.lens
      }
      """)
    members.append(
      """
      private enum _$Field {
      \(raw: fields.lines(\.indexProperty))
      }
      """)
    return members
  }
}
