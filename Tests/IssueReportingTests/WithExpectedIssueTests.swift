import IssueReporting
import Testing

@Suite struct WithExpectedIssueTests {
  struct Failure: Error {}

  @Test func anIssueIsExpected() { withExpectedIssue { reportIssue("Known.") } }

  @Test func anErrorIsExpected() { withExpectedIssue { throw Failure() } }

  @Test func anAsynchronousIssueIsExpected() async {
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Known.")
    }
  }

  @Test func noIssueFailsTheTest() {
    withKnownIssue {
      withExpectedIssue("Because.") {}
    } matching: {
      if case .knownIssueNotRecorded = $0.kind { true } else { false }
    }
  }

  @Test func anIntermittentIssueMayStayAway() { withExpectedIssue(isIntermittent: true) {} }

  @Test func otherReportersAreToldWhatWasExpected() {
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      withExpectedIssue { reportIssue("Known.", fileID: "A/B.swift", line: 4) }
      withExpectedIssue("Because.", fileID: "A/C.swift", line: 5) { throw Failure() }
      withExpectedIssue(isIntermittent: true) {}
    }
    #expect(
      recorder.issues == [
        "A/B.swift:4 expected Known.",
        "A/C.swift:5 expected Caught error: "
          + "IssueReportingTests.WithExpectedIssueTests.Failure(): Because.",
      ])
  }

  @Test func otherReportersAreToldThatNothingHappened() {
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      withExpectedIssue("Because.", fileID: "A/B.swift", line: 4) {}
    }
    #expect(
      recorder.issues == [
        """
        A/B.swift:4 error An issue was expected (Because.), but the operation ended without \
        reporting one.

        If the problem has been fixed, remove 'withExpectedIssue'. If it happens only now and then, \
        pass 'isIntermittent: true'.
        """
      ])
  }
}
