import IssueReporting
import Testing

@Suite struct WithErrorReportingTests {
  struct Failure: Error {}

  @Test func aValuePasses() async {
    #expect(withErrorReporting { 1 } == 1)
    let value = await withErrorReporting { await Task { 2 }.value }
    #expect(value == 2)
  }

  @Test func anErrorIsReportedOnce() async {
    let recorder = Recorder()
    let result: Int? = withErrorReporting("Lost.", to: [recorder], fileID: "A/B.swift", line: 1) {
      throw Failure()
    }
    #expect(result == nil)
    await withErrorReporting(to: [recorder], fileID: "A/B.swift", line: 2) {
      await Task.yield()
      throw Failure()
    }
    let error = "Caught error: IssueReportingTests.WithErrorReportingTests.Failure()"
    #expect(recorder.issues == ["A/B.swift:1 error \(error): Lost.", "A/B.swift:2 error \(error)"])
  }
}
