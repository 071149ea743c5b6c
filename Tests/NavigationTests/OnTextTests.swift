import Testing

/// The scripts as text.
@MainActor
struct OnTextTests {
  @Test(arguments: Script.all)
  func aScript(_ script: Script) async throws {
    try await script.run(TextTheatre())
  }
}
