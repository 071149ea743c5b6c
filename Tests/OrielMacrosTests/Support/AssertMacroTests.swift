import SwiftSyntaxMacroExpansion
import Testing

@Suite struct AssertMacroTests {
  private let specs = ["Rename": MacroSpec(type: RenameMacro.self)]

  @Test func nothingToSayWhenAllIsAsExpected() {
    let outcome = MacroOutcome(expanding: "\n@Rename\nstruct Old {\n}", specs: specs)
    let mismatches = outcome.mismatches(
      expected: "struct Old {\n\n  let made = 1\n}",
      diagnostics: [
        .warning("'Old' is an old name", line: 3, column: 8, fixIts: ["Rename it to 'New'"])
      ],
      fixed: "@Rename\nstruct New {\n}")
    #expect(mismatches == [])
  }

  @Test func eachDifferenceIsShownLineByLineAndComplete() {
    let outcome = MacroOutcome(expanding: "@Rename struct Old {\n}", specs: specs)
    let mismatches = outcome.mismatches(
      expected: "struct Old {\n\n  let made = 2\n}",
      diagnostics: [.error("'Old' is an old name", line: 1, column: 16)],
      fixed: nil)
    #expect(
      mismatches == [
        """
        The diagnostics differ. ('-' expected, '+' actual)

        - 1:16: error: 'Old' is an old name
        + 1:16: warning: 'Old' is an old name
        +   fix-it: Rename it to 'New'

        Expected, complete:
        1:16: error: 'Old' is an old name

        Actual, complete:
        1:16: warning: 'Old' is an old name
          fix-it: Rename it to 'New'
        """,
        """
        The expansion differs. ('-' expected, '+' actual)

          struct Old {
          
        -   let made = 2
        +   let made = 1
          }

        Expected, complete:
        struct Old {

          let made = 2
        }

        Actual, complete:
        struct Old {

          let made = 1
        }
        """,
        """
        The source after its fix-its differs. ('-' expected, '+' actual)

        - 
        + @Rename struct New {
        + }

        Expected, complete:
        (nothing)

        Actual, complete:
        @Rename struct New {
        }
        """,
      ])
  }

  @Test func failuresAreRecordedAtTheAuthorsLine() {
    let here = #_sourceLocation
    withKnownIssue {
      assertMacro("CasePathable", source: "struct S {}", expandsTo: "struct T {}")
    } matching: { issue in
      issue.sourceLocation?.line == here.line + 2
        && issue.sourceLocation?.fileID == here.fileID
    }
  }

  @Test func anUnknownNameIsAFailure() {
    withKnownIssue {
      assertMacro("Unheard", source: "struct S {}", expandsTo: "struct S {}")
    }
  }
}
