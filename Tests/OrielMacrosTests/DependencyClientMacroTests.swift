import Testing

@Suite struct DependencyClientMacroTests {
  @Test func closuresBecomeEndpoints() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        struct Client {
          var fetch: @Sendable (_ id: Int) async throws -> String
          let base: String
          var retries = 3
          var limit: Int?
          static var shared: () -> Void = {}
          var isIdle: Bool { true }
        }
        """,
      expandsTo: """
        struct Client {
          @DependencyEndpoint
          var fetch: @Sendable (_ id: Int) async throws -> String
          let base: String
          var retries = 3
          var limit: Int?
          static var shared: () -> Void = {}
          var isIdle: Bool { true }

          init(
            fetch: @escaping @Sendable (_ id: Int) async throws -> String,
            base: String,
            retries: Int = 3,
            limit: Int? = nil
          ) {
            self._fetch = fetch
            self.base = base
            self.retries = retries
            self.limit = limit
          }
        }
        """)
  }

  @Test func allDefaultsGiveAnEmptyInitializer() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        public struct Client {
          public var fetch: @Sendable () async throws -> String
        }
        """,
      expandsTo: """
        public struct Client {
          @DependencyEndpoint
          public var fetch: @Sendable () async throws -> String

          public init(
            fetch: @escaping @Sendable () async throws -> String
          ) {
            self._fetch = fetch
          }

          public init() {
          }
        }
        """)
  }

  @Test func aStructWithoutEndpoints() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        struct Client {
        }
        """,
      expandsTo: """
        struct Client {

          init() {
          }
        }
        """)
  }

  @Test func initializersOfTheAuthorsAreKept() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        struct Client {
          var fetch: () -> Void
          init() {}
          init(fetch: @escaping () -> Void) {}
        }
        """,
      expandsTo: """
        struct Client {
          @DependencyEndpoint
          var fetch: () -> Void
          init() {}
          init(fetch: @escaping () -> Void) {}
        }
        """)
  }

  @Test func endpointsCanBeExempt() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        struct Client {
          @DependencyEndpointIgnored
          var id: () -> Int = { 1 }
          @DependencyEndpoint(method: "load")
          var fetch: () -> Void
        }
        """,
      expandsTo: """
        struct Client {
          @DependencyEndpointIgnored
          var id: () -> Int = { 1 }
          @DependencyEndpoint(method: "load")
          var fetch: () -> Void

          init(
            id: @escaping () -> Int = {
              1
            },
            fetch: @escaping () -> Void
          ) {
            self.id = id
            self._fetch = fetch
          }

          init() {
          }
        }
        """)
  }

  @Test func aPrivatePropertyWithoutAValueMakesTheInitializerPrivate() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        public struct Client {
          private let key: String
          private var cache = [Int]()
        }
        """,
      expandsTo: """
        public struct Client {
          private let key: String
          private var cache = [Int]()

          private init(
            key: String
          ) {
            self.key = key
          }
        }
        """)
  }

  @Test func onlyStructs() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        final class Client {
          var fetch: () -> Void
        }
        """,
      expandsTo: """
        final class Client {
          var fetch: () -> Void
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyClient' can only be applied to a struct: a test overrides single \
          endpoints of a copy
          """, line: 2, column: 7, fixIts: ["Replace 'class' with 'struct'"])
      ],
      fixed: """
        @DependencyClient
        final struct Client {
          var fetch: () -> Void
        }
        """)
  }

  @Test func typesMustBeSpelledOut() {
    assertMacro(
      "DependencyClient",
      source: """
        @DependencyClient
        struct Client {
          var cache = makeCache()
        }
        """,
      expandsTo: """
        struct Client {
          var cache = makeCache()
        }
        """,
      diagnostics: [
        .error(
          """
          '@DependencyClient' needs the type of 'cache' spelled out, because its \
          initializer takes the value
          """, line: 3, column: 7)
      ])
  }
}
