import Testing

@Suite struct DependencyEndpointMacroDiagnosticsTests {
  @Test func aConstantCannotBeOverridden() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          let stop: () -> Void
        }
        """,
      expandsTo: """
        struct Client {
          let stop: () -> Void
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyEndpoint' needs a 'var': a test overrides the endpoint by \
          assigning to it
          """, line: 3, column: 3, fixIts: ["Replace 'let' with 'var'"])
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var stop: () -> Void
        }
        """)
  }

  @Test func aComputedPropertyHoldsNothing() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var stop: () -> Void { {} }
        }
        """,
      expandsTo: """
        struct Client {
          var stop: () -> Void { {} }
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyEndpoint' can only be applied to a stored 'var' of one name, which \
          holds the endpoint's closure
          """, line: 2, column: 3)
      ])
  }

  @Test func aFunctionHoldsNothing() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          func stop() {}
        }
        """,
      expandsTo: """
        struct Client {
          func stop() {}
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyEndpoint' can only be applied to a stored 'var' of one name, which \
          holds the endpoint's closure
          """, line: 2, column: 3)
      ])
  }

  @Test func onlyClosures() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var count: Int = 0
        }
        """,
      expandsTo: """
        struct Client {
          var count: Int = 0
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyEndpoint' needs the type of a closure spelled out, as in 'var \
          count: @Sendable (_ id: Int) async throws -> String'
          """, line: 3, column: 14)
      ])
  }

  @Test func theTypeMustBeSpelledOut() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var count = { 0 }
        }
        """,
      expandsTo: """
        struct Client {
          var count = { 0 }
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyEndpoint' needs the type of a closure spelled out, as in 'var \
          count: @Sendable (_ id: Int) async throws -> String'
          """, line: 3, column: 7)
      ])
  }

  @Test func aDefaultIsNeeded() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var count: () -> Int
          @DependencyEndpoint
          var isOn: (_ id: Int, Int) -> Bool
          @DependencyEndpoint
          var first: () -> Int?
        }
        """,
      expandsTo: """
        struct Client {
          var count: () -> Int
          var isOn: (_ id: Int, Int) -> Bool
          var first: () -> Int?
        }
        """,
      diagnostics: [
        .error(
          """
          'count' needs a default: a closure that can't throw any error must return \
          something after it has reported that it is unimplemented
          """, line: 3, column: 7, fixIts: ["Insert '= { <#Int#> }'"]),
        .error(
          """
          'isOn' needs a default: a closure that can't throw any error must return \
          something after it has reported that it is unimplemented
          """, line: 5, column: 7, fixIts: ["Insert '= { _, _ in false }'"]),
        .error(
          """
          'first' needs a default: a closure that can't throw any error must return \
          something after it has reported that it is unimplemented
          """, line: 7, column: 7, fixIts: ["Insert '= { nil }'"]),
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var count: () -> Int = { <#Int#> }
          @DependencyEndpoint
          var isOn: (_ id: Int, Int) -> Bool = { _, _ in false }
          @DependencyEndpoint
          var first: () -> Int? = { nil }
        }
        """)
  }

  @Test func aTypedErrorCannotBeMadeUp() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var count: () throws(Failure) -> [Int]
        }
        """,
      expandsTo: """
        struct Client {
          var count: () throws(Failure) -> [Int]
        }
        """,
      diagnostics: [
        .error(
          """
          'count' needs a default: a closure that can't throw any error must return \
          something after it has reported that it is unimplemented
          """, line: 3, column: 7, fixIts: ["Insert '= { [] }'"])
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var count: () throws(Failure) -> [Int] = { [] }
        }
        """)
  }

  @Test func theMethodMustBeAName() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint(method: "to fetch")
          var fetch: () -> Void
        }
        """,
      expandsTo: """
        struct Client {
          var fetch: () -> Void {
            @storageRestrictions(initializes: _fetch)
            init(initialValue) {
              _fetch = initialValue
            }
            get {
              _fetch
            }
            set {
              _fetch = newValue
            }
          }
        }
        """,
      diagnostics: [
        .error(
          """
          The method of '@DependencyEndpoint' must be a name
          """, line: 2, column: 31)
      ])
  }
}
