import SwiftSyntax
import SwiftSyntaxBuilder

/// The `willSet` and `didSet` of a property that becomes computed.
///
/// Swift drops observers where accessors are added, so the setter repeats their bodies. Within
/// them the property's own name means the storage: as in plain Swift, an observer that corrects
/// its property doesn't call itself. Without a `_modify` every change goes through the setter.
struct PropertyObservers {
  private var willSet: AccessorDeclSyntax?
  private var didSet: AccessorDeclSyntax?

  /// Nothing for a property without observers.
  init?(_ variable: VariableDeclSyntax) {
    guard case .accessors(let accessors)? = variable.bindings.first?.accessorBlock?.accessors
    else { return nil }
    willSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }
    didSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
    if willSet == nil, didSet == nil { return nil }
  }

  func setter(name: String, field: String) -> AccessorDeclSyntax {
    let new = willSet?.parameters?.name.text ?? "newValue"
    let old = didSet?.parameters?.name.text ?? "oldValue"
    let willSetCall = willSet.map { call($0, name: name) }
    let didSetCall = didSet.map { call($0, name: name) }
    var lines: [String] = []
    if let didSetCall, didSetCall.mentions(old) { lines.append("let \(old) = _\(name)") }
    lines.append("let token = _$observationRegistrar.willModify(_\(name))")
    if let willSetCall { lines.append(willSetCall.description) }
    lines.append("_\(name) = \(new)")
    if let didSetCall { lines.append(didSetCall.description) }
    lines.append("_$observationRegistrar.didModify(_\(name), token, \(field))")
    return """
      set\(raw: new == "newValue" ? "" : "(\(new))") {
      \(raw: lines.joined(separator: "\n"))
      }
      """
  }

  /// A closure called at once, so that a `return` ends the observer and not the setter.
  private func call(_ observer: AccessorDeclSyntax, name: String) -> Syntax {
    guard let body = observer.body else { return Syntax(observer) }
    let statements = StorageRewriter(name: name).rewrite(body.statements).trimmedDescription
    return Syntax(ExprSyntax("({ () -> Swift.Void in\n\(raw: statements)\n})()"))
  }
}

/// Makes `name` and `self.name` mean `_name`.
///
/// NB: A local variable of the same name would be renamed where it is used; shadowing the property
/// within its own observer is not worth a scope analysis.
private final class StorageRewriter: SyntaxRewriter {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard let base = node.base else { return ExprSyntax(node) }
    var node = node
    if base.trimmedDescription == "self" {
      node.declName = renamed(node.declName)
    } else {
      node.base = visit(base)
    }
    return ExprSyntax(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    ExprSyntax(renamed(node))
  }

  private func renamed(_ reference: DeclReferenceExprSyntax) -> DeclReferenceExprSyntax {
    guard reference.argumentNames == nil, reference.baseName.text.withoutBackticks == name
    else { return reference }
    return reference.with(
      \.baseName,
      reference.baseName.with(\.tokenKind, .identifier("_\(name)")))
  }
}

extension SyntaxProtocol {
  fileprivate func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
