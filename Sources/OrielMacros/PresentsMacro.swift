import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Moves an optional property into `_name: PresentationState` and offers that as `$name`.
struct PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = PresentedProperty(declaration) else { return [] }
    let storage = "_\(property.name)"
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
      _$observationRegistrar.access(\(raw: property.field))
      return \(raw: storage).wrappedValue
      }
      """,
      """
      set {
      let token = _$observationRegistrar.willModify(\(raw: storage))
      \(raw: storage).wrappedValue = newValue
      _$observationRegistrar.didModify(\(raw: storage), token, \(raw: property.field))
      }
      """,
      """
      _modify {
      let token = _$observationRegistrar.willModify(\(raw: storage))
      defer {
      _$observationRegistrar.didModify(\(raw: storage), token, \(raw: property.field))
      }
      yield &\(raw: storage).wrappedValue
      }
      """,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = PresentedProperty(declaration) else {
      diagnoseMisuse(node, on: declaration, in: context)
      return []
    }
    let storage = "_\(property.name)"
    let type = "ComposableArchitecture.PresentationState<\(property.wrapped)>"
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored
      private var \(raw: storage) = \(raw: type)(wrappedValue: \(raw: property.initialValue))
      """,
      """
      \(raw: property.access)var $\(raw: property.name): \(raw: type) {
      get {
      _$observationRegistrar.access(\(raw: property.field))
      return \(raw: storage)
      }
      set {
      _$observationRegistrar.set(&\(raw: storage), newValue, \(raw: property.field))
      }
      _modify {
      let token = _$observationRegistrar.willModify(\(raw: storage))
      defer {
      _$observationRegistrar.didModify(\(raw: storage), token, \(raw: property.field))
      }
      yield &\(raw: storage)
      }
      }
      """,
    ]
  }

  private static func diagnoseMisuse(
    _ node: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.singleName,
      let binding = variable.bindings.first
    else {
      context.error(
        """
        '@Presents' can only be applied to one optional property: it stores the state of what is \
        presented.
        """,
        at: node)
      return
    }
    if variable.bindingSpecifier.tokenKind != .keyword(.var) {
      context.error(
        """
        '@Presents' can't be applied to the constant '\(name)': presenting and dismissing change \
        it. Make it a 'var'.
        """,
        at: variable.bindingSpecifier,
        fixIts: [
          .replacing(
            variable.bindingSpecifier, with: TokenSyntax.keyword(.var),
            "Replace 'let' with 'var'")
        ])
    } else if variable.isStatic || variable.accessors {
      context.error(
        """
        '@Presents' can't be applied to '\(name)': it stores the presented state in the instance, \
        so the property can't be static and can't have accessors or observers of its own.
        """,
        at: node)
    } else if let type = binding.typeAnnotation?.type {
      context.error(
        """
        '@Presents' needs an optional type, and '\(name)' has type '\(type.trimmedDescription)': \
        'nil' means that nothing is presented.
        """,
        at: type,
        fixIts: [
          .replacing(
            type, with: TypeSyntax(OptionalTypeSyntax(wrappedType: type.trimmed)),
            "Make the type optional")
        ])
    } else {
      context.error(
        """
        '@Presents' needs the type of '\(name)' written out, as in \
        'var \(name): Child.State?': it names the type of the storage.
        """,
        at: binding.pattern)
    }
  }
}

/// A property that `@Presents` can be applied to.
private struct PresentedProperty {
  let name: String
  let field: String
  let access: String
  let wrapped: String
  let initialValue: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isStatic,
      !variable.accessors, let quoted = variable.singleName, let binding = variable.bindings.first,
      let wrapped = binding.typeAnnotation?.type.optionalWrapped
    else { return nil }
    name = quoted.withoutBackticks
    field = "Self._$Field.\(quoted)"
    access = variable.modifiers.filter { $0.isAccess }.map { $0.trimmedDescription + " " }.joined()
    self.wrapped = wrapped.trimmedDescription
    initialValue = binding.initializer?.value.trimmedDescription ?? "nil"
  }
}

extension VariableDeclSyntax {
  fileprivate var accessors: Bool { bindings.contains { $0.accessorBlock != nil } }
}

extension DeclModifierSyntax {
  fileprivate var isAccess: Bool {
    switch name.tokenKind {
    case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
      .keyword(.private), .keyword(.open):
      true
    default: false
    }
  }
}

extension TypeSyntax {
  /// `T` of `T?`, `T!`, `Optional<T>` or `Swift.Optional<T>`.
  var optionalWrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType
    }
    let arguments: GenericArgumentListSyntax?
    if let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional" {
      arguments = type.genericArgumentClause?.arguments
    } else if let type = self.as(MemberTypeSyntax.self), type.name.text == "Optional",
      type.baseType.trimmedDescription == "Swift"
    {
      arguments = type.genericArgumentClause?.arguments
    } else {
      return nil
    }
    guard let argument = arguments?.first?.argument, case .type(let type) = argument
    else { return nil }
    return type
  }
}
