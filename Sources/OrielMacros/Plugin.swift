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
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    throw UnknownMacro(name: "\(moduleName).\(typeName)")
  }
}

struct UnknownMacro: Error {
  let name: String
}
