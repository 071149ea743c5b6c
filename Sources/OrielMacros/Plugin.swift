@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let handler = PluginProviderMessageHandler(provider: Provider())
    let listener = CompilerPluginMessageListener(connection: connection, messageHandler: handler)
    try listener.main()
  }
}

struct Provider: PluginProvider {
  /// Every macro of the package, one line each, in the order of the alphabet.
  ///
  /// A declaration elsewhere names its line:
  /// `#externalMacro(module: "OrielMacros", type: "CasePathableMacro")`.
  let macros: [any Macro.Type] = [
    CaseBindableMacro.self,
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    EnvironmentEntryMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    PreviewMacro.self,
    ReducerCaseEphemeralMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    UITransactionEntryMacro.self,
    ViewActionMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros.first(where: { String(describing: $0) == typeName })
    else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
    return macro
  }
}

/// A declaration names a macro that the plugin's table lacks.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "'\(name)' is not in the table of macros in 'Sources/OrielMacros/Plugin.swift'."
  }
}
