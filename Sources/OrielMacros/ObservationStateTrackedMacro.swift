import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Moves a stored property into `_name` and gives it accessors that report to the registrar.
struct ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = trackable(declaration, in: context), let quoted = variable.singleName
    else { return [] }
    let name = quoted.withoutBackticks
    let field = "Self._$Field.\(quoted)"
    let initializer: AccessorDeclSyntax =
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
      _\(raw: name) = initialValue
      }
      """
    let getter: AccessorDeclSyntax =
      """
      get {
      _$observationRegistrar.access(\(raw: field))
      return _\(raw: name)
      }
      """
    if let observers = PropertyObservers(variable) {
      return [initializer, getter, observers.setter(name: name, field: field)]
    }
    return [
      initializer,
      getter,
      """
      set {
      _$observationRegistrar.set(&_\(raw: name), newValue, \(raw: field))
      }
      """,
      """
      _modify {
      let token = _$observationRegistrar.willModify(_\(raw: name))
      defer {
      _$observationRegistrar.didModify(_\(raw: name), token, \(raw: field))
      }
      yield &_\(raw: name)
      }
      """,
    ]
  }

  /// The property, if accessors can be added to it. The peer role says why not.
  private static func trackable(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> VariableDeclSyntax? {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isStatic,
      !variable.isComputed, variable.singleName != nil
    else { return nil }
    return variable
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = trackable(declaration, in: context), let name = variable.singleName,
      let binding = variable.bindings.first
    else {
      context.error(
        """
        '@ObservationStateTracked' can only be applied to a stored 'var' of one name: it reports \
        reads and writes of what is stored. Remove it.
        """,
        at: node)
      return []
    }
    let ownership = variable.modifiers.filter {
      [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind)
    }
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored
      private \(raw: ownership.description)var _\(raw: name.withoutBackticks)\(raw: type)\(raw: value)
      """
    ]
  }
}
