import Testing

@testable import Dependencies

@Suite struct OpenURLTests {
  @Test func aProgramThatExistsIsStarted() { #expect(launch("true", "file:///")) }

  @Test func aMissingProgramIsSaidToBeMissing() {
    #expect(!launch("oriel-no-such-program", "file:///"))
  }
}
