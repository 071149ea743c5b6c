import IssueReporting
import Testing

@Suite struct ReportIssueTests {
  struct SaveFailed: Error {}

  @Test func anIssueFailsTheCurrentTestAtTheAuthorsLine() {
    let line = UInt(#line) + 2
    withKnownIssue {
      reportIssue("The row 7 is gone.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The row 7 is gone."]
        && issue.severity == .error
        && issue.sourceLocation?.line == Int(line)
        && issue.sourceLocation?.fileID == "IssueReportingTests/ReportIssueTests.swift"
    }
  }

  @Test func aPassedLocationWins() {
    withKnownIssue {
      reportIssue(
        "Far away.", fileID: "Other/File.swift", filePath: "/File.swift", line: 5, column: 3)
    } matching: { issue in
      issue.sourceLocation?.fileID == "Other/File.swift" && issue.sourceLocation?.line == 5
        && issue.sourceLocation?.column == 3
    }
  }

  @Test func aLocationThatCannotExistIsNoTrap() {
    withKnownIssue {
      reportIssue("Nowhere.", fileID: "", filePath: "", line: 0, column: 0)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Nowhere."]
    }
  }

  @Test func theIssueContextWinsOverAPassedLocation() async {
    await withKnownIssue {
      await withIssueContext(
        fileID: "Feature/Test.swift", filePath: "/Test.swift", line: 9, column: 1
      ) {
        await Task { reportIssue("Deep inside.") }.value
      }
    } matching: { issue in
      issue.sourceLocation?.fileID == "Feature/Test.swift" && issue.sourceLocation?.line == 9
    }
  }

  @Test func anErrorIsRecordedWithItsMessage() {
    withKnownIssue {
      reportIssue(SaveFailed(), "The draft stays unsaved.")
    } matching: { issue in
      issue.error is SaveFailed && issue.comments.map(\.rawValue) == ["The draft stays unsaved."]
    }
  }

  @Test func aMessageIsEvaluatedOnceOrNotAtAll() {
    var count = 0
    func message() -> String {
      count += 1
      return ""
    }
    withIssueReporters([]) { reportIssue(message()) }
    #expect(count == 0)
    let recorders = [Recorder(), Recorder()]
    withIssueReporters(recorders) { reportIssue(message()) }
    #expect(count == 1)
    #expect(recorders.map(\.issues.count) == [1, 1])
  }

  @Test func reportersReceiveErrorsAsTextByDefault() {
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      reportIssue(SaveFailed(), "The draft stays unsaved.", fileID: "A/B.swift", line: 4)
      reportIssue("Hm.", severity: .warning, fileID: "A/B.swift", line: 5)
    }
    #expect(
      recorder.issues == [
        "A/B.swift:4 error Caught error: IssueReportingTests.ReportIssueTests.SaveFailed(): "
          + "The draft stays unsaved.",
        "A/B.swift:5 warning Hm.",
      ])
  }
}
