import Testing

@Suite struct ObservableStateMacroCodableTests {
  @Test func keysAreTheNamesThatTheAuthorGave() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State: Codable {
          let id: Int
          var count = 0
          var double: Int { count * 2 }
          var `default` = false
          lazy var cache = 0
          static let shared = 0
          @Presents var child: Child.State?
          @ObservationStateIgnored var a, b: Int
          #if DEBUG
            var log = ""
          #endif
        }
        """,
      expandsTo: #"""
        struct State: Codable {
          let id: Int
          @ComposableArchitecture.ObservationStateTracked
          var count = 0
          var double: Int { count * 2 }
          @ComposableArchitecture.ObservationStateTracked
          var `default` = false
          lazy var cache = 0
          static let shared = 0
          @Presents var child: Child.State?
          @ObservationStateIgnored var a, b: Int
          #if DEBUG
            var log = ""
          #endif

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          private enum CodingKeys: Swift.String, Swift.CodingKey {
            case id
            case _count = "count"
            case _default = "default"
            case _child = "child"
            case a
            case b
            #if DEBUG
            case _log = "log"
            #endif
          }

          mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._count, _count, Self._$Field.count)
            _$observationRegistrar.compare(old._default, _default, Self._$Field.`default`)
            _$observationRegistrar.compare(old._child, _child, Self._$Field.child)
            #if DEBUG
            _$observationRegistrar.compare(old._log, _log, Self._$Field.log)
            #endif
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.count, \Self._count) {
              $1(&$0.count)
            }
            search.field(\Self.`default`, \Self._default) {
              $1(&$0.`default`)
            }
            search.field(\Self.$child, \Self._child) {
              $1(&$0.$child)
            }
            #if DEBUG
            search.field(\Self.log, \Self._log) {
              $1(&$0.log)
            }
            #endif
            return search.lens
          }

          private enum _$Field {
            static var count: Int {
              0
            }
            static var `default`: Int {
              1
            }
            static var child: Int {
              2
            }
            #if DEBUG
            static var log: Int {
              3
            }
            #endif
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }

  @Test func aStateWithoutFieldsCodesNothing() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State: Equatable, Swift.Encodable {
        }
        """,
      expandsTo: """
        struct State: Equatable, Swift.Encodable {

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          private enum CodingKeys: Swift.CodingKey {

          }

          mutating func _$notifyDifferences(from old: Self) {
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func keysOfTheAuthorsOwnMustNameTheStorage() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State: Codable {
          var count = 0
          var title = ""
          var name = ""
          let id: Int
          enum CodingKeys: String, CodingKey {
            case count, id
            case title = "headline"
            case _name = "name"
          }
        }
        """,
      expandsTo: #"""
        struct State: Codable {
          @ComposableArchitecture.ObservationStateTracked
          var count = 0
          @ComposableArchitecture.ObservationStateTracked
          var title = ""
          @ComposableArchitecture.ObservationStateTracked
          var name = ""
          let id: Int
          enum CodingKeys: String, CodingKey {
            case count, id
            case title = "headline"
            case _name = "name"
          }

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._count, _count, Self._$Field.count)
            _$observationRegistrar.compare(old._title, _title, Self._$Field.title)
            _$observationRegistrar.compare(old._name, _name, Self._$Field.name)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.count, \Self._count) {
              $1(&$0.count)
            }
            search.field(\Self.title, \Self._title) {
              $1(&$0.title)
            }
            search.field(\Self.name, \Self._name) {
              $1(&$0.name)
            }
            return search.lens
          }

          private enum _$Field {
            static var count: Int {
              0
            }
            static var title: Int {
              1
            }
            static var name: Int {
              2
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#,
      diagnostics: [
        .error(
          """
          The key 'count' names a field that '@ObservableState' stores as '_count', and Swift \
          codes what is stored. Name the storage and keep the key, or leave 'CodingKeys' out \
          where the keys are the names.
          """,
          line: 8, column: 10,
          fixIts: ["Replace 'count' with '_count = \"count\"'"]),
        .error(
          """
          The key 'title' names a field that '@ObservableState' stores as '_title', and Swift \
          codes what is stored. Name the storage and keep the key, or leave 'CodingKeys' out \
          where the keys are the names.
          """,
          line: 9, column: 10,
          fixIts: ["Replace 'title' with '_title = \"headline\"'"]),
      ],
      fixed: """
        @ObservableState
        struct State: Codable {
          var count = 0
          var title = ""
          var name = ""
          let id: Int
          enum CodingKeys: String, CodingKey {
            case _count = "count", id
            case _title = "headline"
            case _name = "name"
          }
        }
        """)
  }

  @Test func keysAreFreeWhereTheAuthorWroteTheCoding() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State: Encodable {
          var count = 0
          enum CodingKeys: CodingKey {
            case count
          }
          func encode(to encoder: any Encoder) throws {
          }
        }
        """,
      expandsTo: #"""
        struct State: Encodable {
          @ComposableArchitecture.ObservationStateTracked
          var count = 0
          enum CodingKeys: CodingKey {
            case count
          }
          func encode(to encoder: any Encoder) throws {
          }

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._count, _count, Self._$Field.count)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.count, \Self._count) {
              $1(&$0.count)
            }
            return search.lens
          }

          private enum _$Field {
            static var count: Int {
              0
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }
}
