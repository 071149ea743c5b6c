import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension ObservableStateMacro {
  static func diagnoseMisuse(
    on declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) {
    if let declaration = declaration.as(ClassDeclSyntax.self) {
      context.error(
        """
        '@ObservableState' can't be applied to class '\(declaration.name.text)': the store tells \
        its observers what a reducer changed by comparing values, and a class changes behind its \
        back. Make it a struct or an enum.
        """,
        at: declaration.classKeyword,
        fixIts: [.makingStruct(declaration)])
    } else if let declaration = declaration.as(ActorDeclSyntax.self) {
      context.error(
        """
        '@ObservableState' can't be applied to actor '\(declaration.name.text)': a reducer \
        changes state synchronously, as a value. Make it a struct or an enum.
        """,
        at: declaration.actorKeyword,
        fixIts: [.makingStruct(declaration)])
    } else {
      let (keyword, name) = declaration.introducerAndName
      context.error(
        """
        '@ObservableState' can't be applied to \(keyword.text)\(name.map { " '\($0)'" } ?? ""): \
        it adds storage, which only the declaration of a struct or an enum can have.
        """,
        at: keyword)
    }
  }

  static func diagnoseWrapper(
    _ wrapper: AttributeSyntax, of variable: VariableDeclSyntax,
    in context: some MacroExpansionContext
  ) {
    let name = variable.singleName ?? "_"
    if wrapper.baseName == "PresentationState" {
      let presents: AttributeSyntax = "@Presents"
      context.error(
        """
        '@PresentationState' can't be applied to '\(name)' in a type with '@ObservableState': the \
        accessors that report reads and writes have no room beside a property wrapper. \
        '@Presents' does both.
        """,
        at: wrapper,
        fixIts: [
          .replacing(wrapper, with: presents, "Replace '@PresentationState' with '@Presents'")
        ])
      return
    }
    let attributes = AttributeListSyntax(
      variable.attributes.flatMap { element -> [AttributeListSyntax.Element] in
        guard element.as(AttributeSyntax.self)?.id == wrapper.id else { return [element] }
        let ignored: AttributeSyntax = "@ObservationStateIgnored"
        return [
          .attribute(
            ignored.with(\.leadingTrivia, element.leadingTrivia).with(\.trailingTrivia, .space)),
          element.with(\.leadingTrivia, []),
        ]
      })
    context.error(
      """
      '@\(wrapper.baseName)' can't be applied to '\(name)' in a type with '@ObservableState': the \
      accessors that report reads and writes have no room beside a property wrapper. Add \
      '@ObservationStateIgnored' if nobody observes '\(name)', or '@ObservationStateTracked' if \
      '@\(wrapper.baseName)' is no property wrapper.
      """,
      at: wrapper,
      fixIts: [
        .replace(
          message: MacroExpansionFixItMessage("Insert '@ObservationStateIgnored'"),
          oldNode: variable.attributes, newNode: attributes)
      ])
  }

  static func diagnoseSeveralBindings(
    _ variable: VariableDeclSyntax, in context: some MacroExpansionContext
  ) {
    let names = variable.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    guard names.count == variable.bindings.count else {
      context.error(
        """
        '@ObservableState' can't observe a pattern: declare each of its variables by itself, so \
        that each can have accessors.
        """,
        at: variable.bindings)
      return
    }
    context.error(
      """
      '@ObservableState' can't observe \(names.map { "'\($0)'" }.formattedList) declared together: \
      declare each with a 'var' of its own, so that each can have accessors.
      """,
      at: variable.bindings)
  }
}

extension DeclGroupSyntax {
  /// The keyword that starts the declaration, and its name or the type that it extends.
  var introducerAndName: (keyword: TokenSyntax, name: String?) {
    let named = asProtocol((any NamedDeclSyntax).self)?.name.text
    let extended = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return (introducer, named ?? extended)
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var formattedList: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
