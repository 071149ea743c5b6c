import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension ReducerMacro {
  /// Says what is wrong with a use, and whether there is anything to expand nevertheless.
  static func diagnose(
    _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    if let declaration = declaration.as(StructDeclSyntax.self) {
      diagnosePrivateNesting(of: declaration, in: context)
      diagnoseMembers(ReducerMembers(declaration), of: declaration.name.text, in: context)
      return true
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      diagnosePrivateNesting(of: declaration, in: context)
      return diagnoseCases(of: declaration, in: context)
    }
    diagnoseKind(of: declaration, in: context)
    return false
  }

  private static func diagnoseKind(
    of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) {
    let (keyword, name) = declaration.introducerAndName
    let subject = keyword.text + (name.map { " '\($0)'" } ?? "")
    let isType = declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self)
    guard isType else {
      context.error(
        """
        '@Reducer' can't be applied to \(subject): it completes the declaration of a struct, or of \
        an enum whose cases are reducers.
        """,
        at: keyword)
      return
    }
    context.error(
      """
      '@Reducer' can't be applied to \(subject): a reducer is a value that describes how state \
      changes, and everything that changes belongs to its 'State'. Make it a struct.
      """,
      at: keyword,
      fixIts: [.makingStruct(declaration)])
  }

  private static func diagnosePrivateNesting(
    of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) {
    declaration.diagnosePrivateNesting(attribute: "@Reducer", in: context)
  }

  private static func diagnoseMembers(
    _ members: ReducerMembers, of name: String, in context: some MacroExpansionContext
  ) {
    if members.hasBody, let reduce = members.reduce {
      context.warning(
        """
        'reduce(into:action:)' takes the place of 'body', which is never run. Keep one of them: \
        what 'reduce' does can be a 'Reduce { state, action in … }' in 'body'.
        """,
        at: reduce.name)
    }
    if let state = members.referenceState {
      diagnoseReferenceState(state, of: name, in: context)
    }
    if !members.hasBody, members.reduce == nil, members.misnamedBodies.count == 1,
      let variable = members.misnamedBodies.first,
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      context.warning(
        """
        '\(name)' has no 'body', so nothing runs '\(pattern.identifier.text)' and actions change \
        nothing. The reducer that a store runs is named 'body'.
        """,
        at: pattern,
        fixIts: [
          .replacing(
            pattern.identifier, with: TokenSyntax.identifier("body"),
            "Rename '\(pattern.identifier.text)' to 'body'")
        ])
    }
  }

  private static func diagnoseReferenceState(
    _ state: some DeclGroupSyntax, of name: String, in context: some MacroExpansionContext
  ) {
    let keyword = state.introducerAndName.keyword
    context.error(
      """
      The 'State' of '\(name)' can't be a \(keyword.text): the store compares and copies states \
      as values. Make it a struct, or an enum.
      """,
      at: keyword,
      fixIts: [.makingStruct(state)])
  }

  private static func diagnoseCases(
    of declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    let cases = EnumCases.of(declaration.memberBlock.members)
    var isExpandable = true
    cases.forEachDuplicate { duplicate in
      isExpandable = false
      context.error(
        """
        '@Reducer' can't tell cases apart that share the name '\(duplicate.name)': each becomes a \
        case of 'State' and of 'Action' that is named by a key path, which has no labels.
        """,
        at: duplicate.element.name)
    }
    for item in cases.flattened where !diagnosePayload(of: item, in: declaration, context) {
      isExpandable = false
    }
    return isExpandable
  }

  private static func diagnosePayload(
    of item: EnumCase, in declaration: EnumDeclSyntax, _ context: some MacroExpansionContext
  ) -> Bool {
    guard case .reducer = ReducerCase(item, of: declaration.name.text).kind,
      let type = item.parameters.first?.type
    else { return true }
    if let member = type.as(MemberTypeSyntax.self),
      ["State", "Action"].contains(member.name.text)
    {
      let reducer = member.baseType.trimmed
      context.error(
        """
        Case '\(item.name)' holds the reducer, not its \(member.name.text.lowercased()): \
        '@Reducer' makes a 'State' with '\(reducer).State' and an 'Action' with \
        '\(reducer).Action' of '\(reducer)'.
        """,
        at: type,
        fixIts: [
          .replacing(type, with: reducer, "Replace '\(type.trimmed)' with '\(reducer)'")
        ])
      return false
    }
    guard type.isPlainData else { return true }
    let ignored = AttributeListSyntax.Element(
      AttributeSyntax("@ReducerCaseIgnored")
        .with(\.leadingTrivia, item.declaration.leadingTrivia)
        .with(\.trailingTrivia, .space))
    let fixed = item.declaration
      .with(\.leadingTrivia, [])
      .with(\.attributes, [ignored] + item.declaration.with(\.leadingTrivia, []).attributes)
    context.error(
      """
      Case '\(item.name)' holds '\(type.trimmed)', which is no reducer. A case of a '@Reducer' \
      enum holds a reducer; mark one that holds plain data with '@ReducerCaseIgnored'.
      """,
      at: type,
      fixIts: [
        .replace(
          message: MacroExpansionFixItMessage("Insert '@ReducerCaseIgnored'"),
          oldNode: item.declaration, newNode: fixed)
      ])
    return false
  }
}

extension TypeSyntax {
  /// Whether its spelling says that it is no reducer: a tuple, a function, a collection, an
  /// optional, or a well-known type of the standard library or Foundation.
  fileprivate var isPlainData: Bool {
    switch kind {
    case .arrayType, .dictionaryType, .functionType, .optionalType, .tupleType: true
    default: Self.plainNames.contains(baseName)
    }
  }

  private static let plainNames: Set<String> = [
    "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration",
    "Float", "IdentifiedArray", "IdentifiedArrayOf", "Int", "Int16", "Int32", "Int64", "Int8",
    "Never", "Optional", "PresentationState", "Result", "Set", "StackState", "String", "Substring",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
  ]
}
