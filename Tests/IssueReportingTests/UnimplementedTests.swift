import IssueReporting
import Testing

@Suite struct UnimplementedTests {
  let recorder = Recorder()

  @Test func aCallReportsItsArgumentsAndReturnsThePlaceholder() {
    let fetch: @Sendable (Int, String) -> Int = unimplemented(
      "Client.fetch", placeholder: 42, fileID: "A/B.swift", line: 7)
    withIssueReporters([recorder]) { #expect(fetch(1, "x") == 42) }
    #expect(
      recorder.issues == [
        """
        A/B.swift:7 error Unimplemented: 'Client.fetch' was used.

        It is defined as unimplemented at A/B.swift:7.

        It was called with: (1, "x")

        Override it with an implementation for this run, or don't use it.
        """
      ])
  }

  @Test func aCallWithoutArgumentsIsNamedForItsFunction() {
    let save: @Sendable () -> Void = unimplemented(fileID: "A/B.swift", line: 8)
    withIssueReporters([recorder]) { save() }
    #expect(
      recorder.issues == [
        """
        A/B.swift:8 error Unimplemented: \
        'aCallWithoutArgumentsIsNamedForItsFunction()' was used.

        It is defined as unimplemented at A/B.swift:8.

        Override it with an implementation for this run, or don't use it.
        """
      ])
  }

  @Test func aThrowingCallThrowsWhatItReports() async {
    let load: @Sendable (String) async throws -> Int = unimplemented(
      "Client.load", fileID: "A/B.swift", line: 9)
    await withIssueReporters([recorder]) {
      let error = await #expect(throws: UnimplementedFailure.self) { try await load("id") }
      #expect(recorder.issues == ["A/B.swift:9 error \(error?.description ?? "")"])
    }
    #expect(recorder.issues.first?.contains("It was called with: (\"id\")") == true)
  }

  @Test func aValueReportsWhenItIsMade() {
    withIssueReporters([recorder]) {
      #expect(unimplemented("Client.now", placeholder: 3) == 3)
    }
    #expect(recorder.issues.count == 1)
  }
}
