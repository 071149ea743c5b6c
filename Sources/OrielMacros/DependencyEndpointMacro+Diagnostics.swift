import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension DependencyEndpointMacro {
  /// Tells the author why a property can't be an endpoint; `true` when it can.
  static func diagnose(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isStatic,
      !variable.isComputed, let binding = variable.bindings.first, variable.singleName != nil
    else {
      context.error(
        """
        '@DependencyEndpoint' can only be applied to a stored 'var' of one name, which holds the \
        endpoint's closure
        """,
        at: attribute)
      return false
    }
    let specifier = variable.bindingSpecifier
    guard specifier.tokenKind == .keyword(.var) else {
      context.error(
        "'@DependencyEndpoint' needs a 'var': a test overrides the endpoint by assigning to it",
        at: specifier,
        fixIts: [.replacing(specifier, with: TokenSyntax.keyword(.var), "Replace 'let' with 'var'")]
      )
      return false
    }
    guard let type = binding.typeAnnotation?.type, let closure = ClosureType(type) else {
      context.error(
        """
        '@DependencyEndpoint' needs the type of a closure spelled out, as in \
        'var \(binding.pattern.trimmed): @Sendable (_ id: Int) async throws -> String'
        """,
        at: binding.typeAnnotation.map { Syntax($0.type) } ?? Syntax(binding.pattern))
      return false
    }
    if let literal = attribute.methodArgument, !literal.isIdentifier {
      context.error("The method of '@DependencyEndpoint' must be a name", at: literal)
      return false
    }
    guard binding.initializer != nil || closure.throwsAnyError || closure.returnsVoid else {
      diagnoseMissingDefault(binding, closure: closure, in: context)
      return false
    }
    return true
  }

  private static func diagnoseMissingDefault(
    _ binding: PatternBindingSyntax, closure: ClosureType, in context: some MacroExpansionContext
  ) {
    let value = closure.returnsVoid ? "" : closure.returnType.placeholder
    let ignored = closure.parameters.map { _ in "_" }.joined(separator: ", ")
    let source = ignored.isEmpty ? "{ \(value) }" : "{ \(ignored) in \(value) }"
    let initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax(stringLiteral: source))
    context.error(
      """
      '\(binding.pattern.trimmed)' needs a default: a closure that can't throw any error must \
      return something after it has reported that it is unimplemented
      """,
      at: binding.pattern,
      fixIts: [
        .replacing(
          binding, with: binding.with(\.initializer, initializer), "Insert '= \(source)'")
      ])
  }
}

extension TypeSyntax {
  /// A value to return when nothing better is known, or an editor's placeholder for one.
  fileprivate var placeholder: String {
    if self.is(OptionalTypeSyntax.self) { return "nil" }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    switch trimmedDescription {
    case "Bool": return "false"
    case "String": return "\"\""
    case let name: return "<#\(name)#>"
    }
  }
}

extension StringLiteralExprSyntax {
  /// Whether the literal's text can name a method.
  fileprivate var isIdentifier: Bool {
    guard let text = representedLiteralValue else { return false }
    return text.isValidSwiftIdentifier(for: .variableName)
  }
}
