import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A variable of a keyed table of values, such as an environment: makes its key and its accessors.
protocol EntryMacro: AccessorMacro, PeerMacro {
  /// The attribute's name.
  static var attribute: String { get }
  /// The table that the variable belongs to.
  static var table: String { get }
  /// The protocol of its keys.
  static var key: String { get }
}

/// `@Entry`: a value of the environment of views.
struct EnvironmentEntryMacro: EntryMacro {
  static let attribute = "Entry"
  static let table = "EnvironmentValues"
  static let key = "Views.EnvironmentKey"
}

/// `@UITransactionEntry`: a value that a transaction carries.
struct UITransactionEntryMacro: EntryMacro {
  static let attribute = "UITransactionEntry"
  static let table = "UITransaction"
  static let key = "SwiftNavigation.UITransactionKey"
}

extension EntryMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role has told the author what is wrong.
    guard let entry = Entry(declaration) else { return [] }
    return [
      """
      get {
      self[\(raw: entry.keyName).self]
      }
      """,
      """
      set {
      self[\(raw: entry.keyName).self] = newValue
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration) else {
      diagnose(declaration, attribute: node, in: context)
      return []
    }
    if let scope = context.lexicalContext.first, !isTable(scope) {
      context.error(
        "'@\(attribute)' adds a value to '\(table)': move it to an 'extension \(table)'",
        at: node)
      return []
    }
    return [
      """
      private struct \(raw: entry.keyName): \(raw: key) {
      \(raw: entry.defaultDeclaration)
      }
      """
    ]
  }

  private static func isTable(_ scope: Syntax) -> Bool {
    let type = scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return type == table || type?.hasSuffix(".\(table)") == true
  }

  private static func diagnose(
    _ declaration: some DeclSyntaxProtocol, attribute node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      context.error("'@\(attribute)' can only be applied to a variable", at: node)
      return
    }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      context.error(
        "'@\(attribute)' can only be applied to a 'var': its value is set where it is used",
        at: variable.bindingSpecifier,
        fixIts: [
          .replacing(
            variable.bindingSpecifier, with: TokenSyntax.keyword(.var), "Replace 'let' with 'var'")
        ])
    } else if variable.isComputed || variable.isStatic || variable.singleName == nil {
      context.error(
        "'@\(attribute)' can only be applied to a stored variable of one name", at: node)
    } else {
      context.error(
        """
        '@\(attribute)' needs the value that '\(variable.singleName ?? "")' has where nothing sets \
        it: give the variable a default
        """,
        at: variable.bindings)
    }
  }
}

/// A variable that can be an entry of a table.
private struct Entry {
  let keyName: String
  let defaultDeclaration: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isStatic,
      !variable.isComputed, let name = variable.singleName,
      let binding = variable.bindings.first
    else { return nil }
    keyName = "__Key_\(name.withoutBackticks)"
    let type = binding.typeAnnotation?.type
    switch (type, binding.initializer) {
    case (let type?, let initializer?):
      // NB: Computed, so that a type that isn't 'Sendable' can have a default, too.
      defaultDeclaration =
        "static var defaultValue: \(type.trimmedDescription) { \(initializer.value.trimmedDescription) }"
    case (nil, let initializer?):
      defaultDeclaration = "static let defaultValue = \(initializer.value.trimmedDescription)"
    case (let type?, nil) where type.isOptional:
      defaultDeclaration = "static var defaultValue: \(type.trimmedDescription) { nil }"
    default:
      return nil
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || baseName == "Optional"
  }
}
