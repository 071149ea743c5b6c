import Testing

@Suite struct ObservableStateMacroTests {
  @Test func storedVariablesGetAccessorsStorageAndAnIndex() {
    assertMacro(
      "ObservableState", "ObservationStateTracked", "ObservationStateIgnored",
      source: """
        @ObservableState
        struct State {
          var count = 0
          var name: String
        }
        """,
      expandsTo: #"""
        struct State {
          @ComposableArchitecture.ObservationStateTracked
          var count = 0
          @ComposableArchitecture.ObservationStateTracked
          var name: String

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
            _$observationRegistrar.compare(old._name, _name, Self._$Field.name)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.count, \Self._count) {
              $1(&$0.count)
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
            static var name: Int {
              1
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }

  @Test func membersAreAsVisibleAsThePublicType() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        public struct State {
          public var count = 0
        }
        """,
      expandsTo: #"""
        public struct State {
          @ComposableArchitecture.ObservationStateTracked
          public var count = 0

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          public var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          public mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._count, _count, Self._$Field.count)
          }

          public static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
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

  @Test func constantComputedStaticLazyAndIgnoredPropertiesStayAsTheyAre() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State: Equatable {
          let id: Int
          var double: Int { id * 2 }
          var half: Int {
            get { id / 2 }
            set {}
          }
          static var shared = 0
          lazy var cache = 0
          @ObservationStateIgnored var scratch = 0
          @Shared var total: Int
          @SharedReader(.limit) var limit = 0
        }
        """,
      expandsTo: """
        struct State: Equatable {
          let id: Int
          var double: Int { id * 2 }
          var half: Int {
            get { id / 2 }
            set {}
          }
          static var shared = 0
          lazy var cache = 0
          @ObservationStateIgnored var scratch = 0
          @Shared var total: Int
          @SharedReader(.limit) var limit = 0

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func presentedStateHasAnIndexAndNoSecondSetOfAccessors() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          var count = 0
          @Presents var alert: AlertState<Never>?
        }
        """,
      expandsTo: #"""
        struct State {
          @ComposableArchitecture.ObservationStateTracked
          var count = 0
          @Presents var alert: AlertState<Never>?

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
            _$observationRegistrar.compare(old._alert, _alert, Self._$Field.alert)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.count, \Self._count) {
              $1(&$0.count)
            }
            search.field(\Self.$alert, \Self._alert) {
              $1(&$0.$alert)
            }
            return search.lens
          }

          private enum _$Field {
            static var count: Int {
              0
            }
            static var alert: Int {
              1
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }

  @Test func genericTypesGetComputedIndices() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State<Value> where Value: Equatable {
          var value: Value
        }
        """,
      expandsTo: #"""
        struct State<Value> where Value: Equatable {
          @ComposableArchitecture.ObservationStateTracked
          var value: Value

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._value, _value, Self._$Field.value)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.value, \Self._value) {
              $1(&$0.value)
            }
            return search.lens
          }

          private enum _$Field {
            static var value: Int {
              0
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }

  @Test func conditionalFieldsStayConditional() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          var count = 0
          #if DEBUG
            var log: [String] = []
          #elseif os(Linux)
            var pid = 0
          #else
            let nothing = 0
          #endif
          var name = ""
        }
        """,
      expandsTo: #"""
        struct State {
          @ComposableArchitecture.ObservationStateTracked
          var count = 0
          #if DEBUG
            var log: [String] = []
          #elseif os(Linux)
            var pid = 0
          #else
            let nothing = 0
          #endif
          @ComposableArchitecture.ObservationStateTracked
          var name = ""

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
            #if DEBUG
            _$observationRegistrar.compare(old._log, _log, Self._$Field.log)
            #elseif os(Linux)
            _$observationRegistrar.compare(old._pid, _pid, Self._$Field.pid)
            #else
            #endif
            _$observationRegistrar.compare(old._name, _name, Self._$Field.name)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.count, \Self._count) {
              $1(&$0.count)
            }
            #if DEBUG
            search.field(\Self.log, \Self._log) {
              $1(&$0.log)
            }
            #elseif os(Linux)
            search.field(\Self.pid, \Self._pid) {
              $1(&$0.pid)
            }
            #else
            #endif
            search.field(\Self.name, \Self._name) {
              $1(&$0.name)
            }
            return search.lens
          }

          private enum _$Field {
            static var count: Int {
              0
            }
            #if DEBUG
            static var log: Int {
              1
            }
            #elseif os(Linux)
            static var pid: Int {
              2
            }
            #else
            #endif
            static var name: Int {
              3
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }

  @Test func aConditionWithoutFieldsLeavesNoTrace() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          #if DEBUG
            let log = ""
          #endif
        }
        """,
      expandsTo: """
        struct State {
          #if DEBUG
            let log = ""
          #endif

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func aNameInBackTicksKeepsThemWhereNeeded() {
    assertMacro(
      "ObservableState", "ObservationStateTracked", "ObservationStateIgnored",
      source: """
        @ObservableState
        struct State {
          var `default` = false
        }
        """,
      expandsTo: #"""
        struct State {
          @ComposableArchitecture.ObservationStateTracked
          var `default` = false

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._default, _default, Self._$Field.`default`)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)
            search.field(\Self.`default`, \Self._default) {
              $1(&$0.`default`)
            }
            return search.lens
          }

          private enum _$Field {
            static var `default`: Int {
              0
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """#)
  }

  @Test func anAttributeOfAGlobalActorIsNoWrapper() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          @MainActor var title = ""
        }
        """,
      expandsTo: """
        struct State {
          @MainActor
          @ComposableArchitecture.ObservationStateTracked var title = ""

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            _$observationRegistrar.token
          }

          mutating func _$notifyDifferences(from old: Self) {
            _$observationRegistrar.compare(old._title, _title, Self._$Field.title)
          }

          static func _$lens(_ keyPath: Swift.PartialKeyPath<Self>) -> Any? {
            var search = ComposableArchitecture._FieldLensSearch<Self>(keyPath)

            return search.lens
          }

          private enum _$Field {
            static var title: Int {
              0
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }
}
