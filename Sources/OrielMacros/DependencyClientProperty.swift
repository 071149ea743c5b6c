import SwiftSyntax

/// A stored property of a dependency client.
struct ClientProperty {
  var variable: VariableDeclSyntax
  var binding: PatternBindingSyntax
  var name: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isStatic,
      !variable.isComputed, let name = variable.singleName, let binding = variable.bindings.first,
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
    else { return nil }
    self.variable = variable
    self.binding = binding
    self.name = name
  }

  /// The type, spelled out or that of a literal.
  var type: String? {
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    return nil
  }

  private var closure: ClosureType? { binding.typeAnnotation.flatMap { ClosureType($0.type) } }

  private var isVariable: Bool { variable.bindingSpecifier.tokenKind == .keyword(.var) }

  private func has(_ attribute: String) -> Bool {
    variable.attributes.contains { $0.as(AttributeSyntax.self)?.baseName == attribute }
  }

  var hasEndpointAttribute: Bool { has("DependencyEndpoint") }

  /// Whether the property is to become an endpoint, or already is one.
  var isEndpoint: Bool {
    isVariable && closure != nil && !has("DependencyEndpointIgnored")
  }

  /// Whether a value is there without an initializer's argument.
  var hasDefault: Bool {
    isEndpoint || binding.initializer != nil
      || (isVariable && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true)
  }

  /// Whether code outside the type can't pass a value.
  var isPrivate: Bool {
    switch variable.modifiers.access {
    case .private, .fileprivate: true
    default: false
    }
  }

  /// Whether the memberwise initializer takes the property: not constants that have their value,
  /// nor private ones that do.
  var isParameter: Bool {
    if !isVariable, binding.initializer != nil { return false }
    return !(isPrivate && hasDefault)
  }

  /// Where the memberwise initializer puts the value. NB: An endpoint's storage, because a setter
  /// can't be called before every other property has its value.
  var storageName: String { isEndpoint ? "_\(name.withoutBackticks)" : name }

  /// The parameter of the memberwise initializer. An endpoint has no default there: whoever passes
  /// some endpoints passes all, so that a new one is a compile error in the live client.
  var parameter: String {
    let type = closure?.escaping ?? self.type ?? "Any"
    if isEndpoint { return "\(name): \(type)" }
    if let value = binding.initializer?.value { return "\(name): \(type) = \(value.trimmed)" }
    return hasDefault ? "\(name): \(type) = nil" : "\(name): \(type)"
  }
}
