import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property that `@DependencyEndpoint` can be applied to.
struct DependencyEndpoint {
  var variable: VariableDeclSyntax
  var name: String
  var closure: ClosureType
  var initializer: ExprSyntax?
  /// The name that `@DependencyEndpoint(method:)` gives the method.
  var methodName: String?

  init?(_ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isStatic,
      variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isComputed,
      let name = variable.singleName, let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type, let closure = ClosureType(type),
      binding.initializer != nil || closure.throwsAnyError || closure.returnsVoid
    else { return nil }
    self.variable = variable
    self.name = name
    self.closure = closure
    initializer = binding.initializer?.value.trimmed
    methodName = attribute.methodArgument?.representedLiteralValue
  }

  var storageName: String { "_\(name.withoutBackticks)" }

  /// A method with the labels that the closure's type suggests, so that a call reads as one.
  func method(in context: some MacroExpansionContext) -> DeclSyntax? {
    let labels = closure.labels
    guard methodName != nil || labels.contains(where: { $0 != nil }) else { return nil }
    let parameters = zip(labels, closure.parameters).enumerated().map { index, pair in
      "\(pair.0 ?? "_") p\(index): \(pair.1.type.trimmed)"
    }
    let effects = closure.function.effectSpecifiers.map { " \($0.trimmed)" } ?? ""
    let result = closure.returnsVoid ? "" : " -> \(closure.returnType)"
    let attributes = closure.isolation + variable.attributes.availability
    return """
      \(raw: variable.docComment.map { $0 + "\n" }.joined())\
      \(raw: attributes.map { $0 + "\n" }.joined())\
      \(raw: variable.modifiers.access?.spelledOut ?? "")func \(raw: methodName ?? name)\
      (\(raw: parameters.joined(separator: ", ")))\(raw: effects)\(raw: result) {
      \(raw: closure.callMarkers)self.\(raw: name)(\(raw: closure.forwardedArguments))
      }
      """
  }

  /// The closure itself, which reports an issue before it gives its default.
  func storage(of client: String?) -> DeclSyntax {
    let endpoint = [client, name.withoutBackticks].compactMap { $0 }.joined(separator: ".")
    let report = "DependenciesMacros._$unimplemented(\"\(endpoint)\")"
    let names = closure.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    let head: String
    let body: String
    if let initializer {
      head = names.isEmpty ? "" : " \(names) in"
      body = """
        \(report)
        let placeholder: \(closure.type) = \(initializer)
        return \(closure.callMarkers)placeholder(\(closure.forwardedArguments))
        """
    } else {
      let ignored = closure.parameters.map { _ in "_" }.joined(separator: ", ")
      head = names.isEmpty ? "" : " \(ignored) in"
      body = closure.isThrowing ? "throw \(report)" : report
    }
    return """
      private var \(raw: storageName): \(closure.type) = {\(raw: head)
      \(raw: body)
      }
      """
  }
}

extension AttributeSyntax {
  /// The literal of `@DependencyEndpoint(method: "name")`.
  var methodArgument: StringLiteralExprSyntax? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first { $0.label?.text == "method" }?
      .expression.as(StringLiteralExprSyntax.self)
  }
}
