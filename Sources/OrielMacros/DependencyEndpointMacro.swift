import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: a closure that reports an issue until somebody assigns another one.
struct DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role has told the author what is wrong.
    guard let endpoint = DependencyEndpoint(declaration, attribute: node) else { return [] }
    let storage = endpoint.storageName
    let initializer: AccessorDeclSyntax =
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """
    // NB: An `init` accessor would store the default as it is written, over the storage's own value
    // that reports an issue first.
    return (endpoint.initializer == nil ? [initializer] : []) + [
      """
      get {
      \(raw: storage)
      }
      """,
      """
      set {
      \(raw: storage) = newValue
      }
      """,
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard diagnose(declaration, attribute: node, in: context),
      let endpoint = DependencyEndpoint(declaration, attribute: node)
    else { return [] }
    let client = context.lexicalContext.lazy
      .compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }.first
    return [endpoint.method(in: context), endpoint.storage(of: client)].compactMap { $0 }
  }
}

/// `@DependencyEndpointIgnored`: says that a closure is no endpoint. Expands to nothing.
struct DependencyEndpointIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
