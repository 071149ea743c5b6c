import Testing

@Suite struct ObservationStateIgnoredMacroTests {
  @Test func itLeavesAPropertyAlone() {
    assertMacro(
      "ObservationStateIgnored",
      source: """
        struct State {
          @ObservationStateIgnored var cache = 0
        }
        """,
      expandsTo: """
        struct State {
          var cache = 0
        }
        """)
  }

  @Test func aFunctionCantBeIgnored() {
    assertMacro(
      "ObservationStateIgnored",
      source: """
        struct State {
          @ObservationStateIgnored func load() {}
        }
        """,
      expandsTo: """
        struct State {
          func load() {}
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservationStateIgnored' can only be applied to a property: it tells \
          '@ObservableState' not to observe it. Remove it.
          """,
          line: 2, column: 3)
      ])
  }
}
