import Testing

@testable import OrielTesting

struct SnapshotTests {
  @Test
  func aDifferenceShowsBothTheChangedLinesAndHowToAccept() {
    let message = Snapshot(subject: "outline", call: "expectOutline").failure(
      "window\n  button \"B\"", "window\n  button \"A\"", "it then rewrites the text")
    #expect(
      message == """
        The outline is not what was expected.

        Expected:

          window
            button "A"

        Actual:

          window
            button "B"

        Changed lines (- expected, + actual):

          2 -   button "A"
          2 +   button "B"

        To accept it, run the test with ORIEL_RECORD=1: it then rewrites the text.
        """)
  }

  @Test
  func equalTextsAreNoFailure() {
    #expect(Snapshot(subject: "layout", call: "").failure("a", "a", "") == nil)
  }

  @Test
  func recordingWritesIntoAnEmptyCall() {
    let source = "func f() {\n  screen.expectOutline()\n}\n"
    #expect(
      SnapshotRecording.rewritten(source, line: 2, call: "expectOutline", with: "a\n\n  b") == #"""
        func f() {
          screen.expectOutline(
            """
            a

              b
            """)
        }

        """#)
  }

  @Test
  func recordingReplacesATextAndEscapesNothing() {
    let source = "  screen.expectLayout(\n    \"\"\"\n    old\n    \"\"\")\n  more()"
    #expect(
      SnapshotRecording.rewritten(source, line: 1, call: "expectLayout", with: #"a\b"#) == ##"""
          screen.expectLayout(
            #"""
            a\b
            """#)
          more()
        """##)
  }

  @Test
  func recordingRefusesWhatIsNoPlainText() {
    let source = "screen.expectLayout(picture)"
    #expect(SnapshotRecording.rewritten(source, line: 1, call: "expectLayout", with: "") == nil)
    #expect(SnapshotRecording.rewritten(source, line: 9, call: "expectLayout", with: "") == nil)
  }

  @Test
  func aFileIsNextToTheTest() {
    let file = SnapshotFile(name: "a/b", test: "/x/Tests/LoginTests.swift")
    #expect(file.path == "/x/Tests/__Snapshots__/LoginTests/a-b.txt")
    #expect(file.read() == .nothing)
  }
}
