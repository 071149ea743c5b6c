import Testing

@Suite struct CasePathableMacroDiagnosticsTests {
  @Test func aStructHasNoCases() {
    assertMacro(
      "CasePathable",
      source: """
        @CasePathable
        struct Action {
        }
        """,
      expandsTo: """
        struct Action {
        }
        """,
      diagnostics: [
        .error(
          """
          '@CasePathable' names the cases of an enum, and a struct has none
          """, line: 2, column: 1, fixIts: ["Replace 'struct' with 'enum'"])
      ],
      fixed: """
        @CasePathable
        enum Action {
        }
        """)
  }

  @Test func aClassHasNoCases() {
    assertMacro(
      "CasePathable",
      source: """
        @CasePathable
        public final class Action {
        }
        """,
      expandsTo: """
        public final class Action {
        }
        """,
      diagnostics: [
        .error(
          """
          '@CasePathable' names the cases of an enum, and a class has none
          """, line: 2, column: 14, fixIts: ["Replace 'class' with 'enum'"])
      ],
      fixed: """
        @CasePathable
        public final enum Action {
        }
        """)
  }

  @Test func casesThatShareAName() {
    assertMacro(
      "CasePathable",
      source: """
        @CasePathable
        enum Action {
          case saved(Int)
          case saved(text: String)
        }
        """,
      expandsTo: """
        enum Action {
          case saved(Int)
          case saved(text: String)
        }
        """,
      diagnostics: [
        .error(
          """
          '@CasePathable' can't tell cases apart that share the name 'saved': a key path \
          has no argument labels
          """, line: 4, column: 8)
      ])
  }

  @Test func aConditionalCaseThatSharesAName() {
    assertMacro(
      "CasePathable",
      source: """
        @CasePathable
        enum Action {
          case saved(Int)
          #if DEBUG
            case saved(text: String)
          #endif
        }
        """,
      expandsTo: """
        enum Action {
          case saved(Int)
          #if DEBUG
            case saved(text: String)
          #endif
        }
        """,
      diagnostics: [
        .error(
          """
          '@CasePathable' can't tell cases apart that share the name 'saved': a key path \
          has no argument labels
          """, line: 5, column: 10)
      ])
  }

  @Test func anEnumPrivateToAType() {
    assertMacro(
      "CasePathable",
      source: """
        struct Feature {
          @CasePathable
          private enum Action {
            case failed
          }
        }
        """,
      expandsTo: """
        struct Feature {
          private enum Action {
            case failed
          }
        }
        """,
      diagnostics: [
        .error(
          """
          '@CasePathable' can't be applied to an enum that is private to a type: its conformance \
          is an extension outside that type
          """, line: 3, column: 3, fixIts: ["Replace 'private' with 'fileprivate'"])
      ],
      fixed: """
        struct Feature {
          @CasePathable
          fileprivate enum Action {
            case failed
          }
        }
        """)
  }
}
