import Testing

/// The same scripts in a terminal that isn't there, by its bytes.
@MainActor
@Suite(.serialized)
struct OnTerminalTests {
  @Test(arguments: Script.all)
  func aScript(_ script: Script) async throws {
    try await script.run(TerminalTheatre())
  }
}
