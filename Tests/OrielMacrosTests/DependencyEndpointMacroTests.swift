import Testing

@Suite struct DependencyEndpointMacroTests {
  @Test func aThrowingEndpointThrows() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var fetch: @Sendable (_ id: Int, _ name: String) async throws -> String
        }
        """,
      expandsTo: """
        struct Client {
          var fetch: @Sendable (_ id: Int, _ name: String) async throws -> String {
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

          func fetch(id p0: Int, name p1: String) async throws -> String {
            try await self.fetch(p0, p1)
          }

          private var _fetch: @Sendable (_ id: Int, _ name: String) async throws -> String = { _, _ in
            throw DependenciesMacros._$unimplemented("Client.fetch")
          }
        }
        """)
  }

  @Test func aDefaultIsReturnedAfterTheReport() {
    assertMacro(
      "DependencyEndpoint",
      source: #"""
        struct Client {
          @DependencyEndpoint
          public var title: (_ of: Int, Bool) -> String = { "\($0)" }
        }
        """#,
      expandsTo: #"""
        struct Client {
          public var title: (_ of: Int, Bool) -> String {
            get {
              _title
            }
            set {
              _title = newValue
            }
          }

          public func title(of p0: Int, _ p1: Bool) -> String {
            self.title(p0, p1)
          }

          private var _title: (_ of: Int, Bool) -> String = { p0, p1 in
            DependenciesMacros._$unimplemented("Client.title")
            let placeholder: (_ of: Int, Bool) -> String = {
              "\($0)"
            }
            return placeholder(p0, p1)
          }
        }
        """#)
  }

  @Test func nothingIsReturnedWhereNothingIsDue() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var stop: () -> Void
        }
        """,
      expandsTo: """
        struct Client {
          var stop: () -> Void {
            @storageRestrictions(initializes: _stop)
            init(initialValue) {
              _stop = initialValue
            }
            get {
              _stop
            }
            set {
              _stop = newValue
            }
          }

          private var _stop: () -> Void = {
            DependenciesMacros._$unimplemented("Client.stop")
          }
        }
        """)
  }

  @Test func aMethodCanBeNamed() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint(method: "fetch")
          var fetchAll: () throws -> [Int]
        }
        """,
      expandsTo: """
        struct Client {
          var fetchAll: () throws -> [Int] {
            @storageRestrictions(initializes: _fetchAll)
            init(initialValue) {
              _fetchAll = initialValue
            }
            get {
              _fetchAll
            }
            set {
              _fetchAll = newValue
            }
          }

          func fetch() throws -> [Int] {
            try self.fetchAll()
          }

          private var _fetchAll: () throws -> [Int] = {
            throw DependenciesMacros._$unimplemented("Client.fetchAll")
          }
        }
        """)
  }

  @Test func isolationAndInoutReachTheMethod() {
    assertMacro(
      "DependencyEndpoint",
      source: """
        struct Client {
          @DependencyEndpoint
          var increment: @MainActor @Sendable (_ value: inout Int) -> Void
        }
        """,
      expandsTo: """
        struct Client {
          var increment: @MainActor @Sendable (_ value: inout Int) -> Void {
            @storageRestrictions(initializes: _increment)
            init(initialValue) {
              _increment = initialValue
            }
            get {
              _increment
            }
            set {
              _increment = newValue
            }
          }

          @MainActor
          func increment(value p0: inout Int) {
            self.increment(&p0)
          }

          private var _increment: @MainActor @Sendable (_ value: inout Int) -> Void = { _ in
            DependenciesMacros._$unimplemented("Client.increment")
          }
        }
        """)
  }
}
