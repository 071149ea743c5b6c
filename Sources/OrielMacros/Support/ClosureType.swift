import SwiftSyntax

/// A function type that a property is declared with, taken apart.
struct ClosureType {
  /// The whole type as the source spells it, attributes included.
  var type: TypeSyntax
  var function: FunctionTypeSyntax
  private var attributeNames: [String] = []

  /// `nil` unless the type is spelled out as a function type, maybe in parentheses.
  init?(_ type: TypeSyntax) {
    var inner = type.trimmed
    self.type = inner
    while true {
      if let attributed = inner.as(AttributedTypeSyntax.self) {
        attributeNames += attributed.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.trimmedDescription
        }
        inner = attributed.baseType.trimmed
      } else if let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        inner = element.type.trimmed
      } else {
        break
      }
    }
    guard let function = inner.as(FunctionTypeSyntax.self) else { return nil }
    self.function = function
  }

  var parameters: [TupleTypeElementSyntax] { Array(function.parameters) }

  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  var isThrowing: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    return clause.type?.trimmedDescription != "Never"
  }

  /// Whether any error can be thrown, not only those of a type that is spelled out.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    return clause.type.map { ["any Error", "Error"].contains($0.trimmedDescription) } ?? true
  }

  var returnType: TypeSyntax { function.returnClause.type.trimmed }

  var returnsVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(returnType.description)
  }

  /// `try await `, as far as a call needs them.
  var callMarkers: String {
    (isThrowing ? "try " : "") + (isAsync ? "await " : "")
  }

  /// Attributes such as `@MainActor`, which a method that calls the closure needs too.
  var isolation: [String] {
    attributeNames.filter { $0 != "@Sendable" && $0 != "@escaping" }
  }

  /// The type for a parameter that keeps the closure.
  var escaping: String { "@escaping \(type)" }

  /// The label that the type suggests for each argument: `id` of `(_ id: Int) -> Void`.
  var labels: [String?] {
    parameters.map { parameter in
      guard let name = parameter.secondName, name.tokenKind != .wildcard else { return nil }
      return name.text
    }
  }

  /// How to hand `p0`, `p1`, … on to a closure of this type.
  var forwardedArguments: String {
    parameters.enumerated().map { index, parameter in
      (parameter.isInout ? "&p\(index)" : "p\(index)")
    }.joined(separator: ", ")
  }
}

extension TupleTypeElementSyntax {
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
