import Testing

@Suite struct ObservationStateTrackedMacroTests {
  @Test func theInitialValueAndTheTypeMoveToTheStorage() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked public private(set) var rows: [Int] = [1, 2]
        }
        """,
      expandsTo: """
        struct State {
          public private(set) var rows: [Int] {
            @storageRestrictions(initializes: _rows)
            init(initialValue) {
              _rows = initialValue
            }
            get {
              _$observationRegistrar.access(Self._$Field.rows)
              return _rows
            }
            set {
              _$observationRegistrar.set(&_rows, newValue, Self._$Field.rows)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_rows)
              defer {
                _$observationRegistrar.didModify(_rows, token, Self._$Field.rows)
              }
              yield &_rows
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _rows: [Int] = [1, 2]
        }
        """)
  }

  @Test func observersRunInTheSetterAndMeanTheStorage() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked var count = 0 {
            willSet { print(newValue) }
            didSet {
              guard self.count > oldValue else { return }
              count = min(count, other.count)
            }
          }
        }
        """,
      expandsTo: """
        struct State {
          var count {
            willSet { print(newValue) }
            didSet {
              guard self.count > oldValue else { return }
              count = min(count, other.count)
            }
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }

            get {
              _$observationRegistrar.access(Self._$Field.count)
              return _count
            }

            set {
              let oldValue = _count
              let token = _$observationRegistrar.willModify(_count)
              ({ () -> Swift.Void in
                  print(newValue)
                })()
              _count = newValue
              ({ () -> Swift.Void in
                  guard self._count > oldValue else {
                    return
                  }
                        _count = min(_count, other.count)
                })()
              _$observationRegistrar.didModify(_count, token, Self._$Field.count)
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _count = 0
        }
        """)
  }

  @Test func namedObserverParametersKeepTheirNames() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked var count = 0 {
            willSet(next) { print(next) }
            didSet(previous) { print(previous) }
          }
        }
        """,
      expandsTo: """
        struct State {
          var count {
            willSet(next) { print(next) }
            didSet(previous) { print(previous) }
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }

            get {
              _$observationRegistrar.access(Self._$Field.count)
              return _count
            }

            set(next) {
              let previous = _count
              let token = _$observationRegistrar.willModify(_count)
              ({ () -> Swift.Void in
                  print(next)
                })()
              _count = next
              ({ () -> Swift.Void in
                  print(previous)
                })()
              _$observationRegistrar.didModify(_count, token, Self._$Field.count)
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _count = 0
        }
        """)
  }

  @Test func anObserverThatIgnoresTheOldValueCopiesNone() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked var count = 0 {
            didSet { changes += 1 }
          }
        }
        """,
      expandsTo: """
        struct State {
          var count {
            didSet { changes += 1 }
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }

            get {
              _$observationRegistrar.access(Self._$Field.count)
              return _count
            }

            set {
              let token = _$observationRegistrar.willModify(_count)
              _count = newValue
              ({ () -> Swift.Void in
                  changes += 1
                })()
              _$observationRegistrar.didModify(_count, token, Self._$Field.count)
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _count = 0
        }
        """)
  }

  @Test func aWeakReferenceStaysWeak() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked weak var owner: Owner?
        }
        """,
      expandsTo: """
        struct State {
          weak var owner: Owner? {
            @storageRestrictions(initializes: _owner)
            init(initialValue) {
              _owner = initialValue
            }
            get {
              _$observationRegistrar.access(Self._$Field.owner)
              return _owner
            }
            set {
              _$observationRegistrar.set(&_owner, newValue, Self._$Field.owner)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_owner)
              defer {
                _$observationRegistrar.didModify(_owner, token, Self._$Field.owner)
              }
              yield &_owner
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private weak var _owner: Owner?
        }
        """)
  }

  @Test func aConstantIsNotTracked() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked let id = 0
        }
        """,
      expandsTo: """
        struct State {
          let id = 0
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservationStateTracked' can only be applied to a stored 'var' of one name: it \
          reports reads and writes of what is stored. Remove it.
          """,
          line: 2, column: 3)
      ])
  }

  @Test func aComputedPropertyIsNotTracked() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked var id: Int { 0 }
        }
        """,
      expandsTo: """
        struct State {
          var id: Int { 0 }
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservationStateTracked' can only be applied to a stored 'var' of one name: it \
          reports reads and writes of what is stored. Remove it.
          """,
          line: 2, column: 3)
      ])
  }

  @Test func aStaticPropertyIsNotTracked() {
    assertMacro(
      "ObservationStateTracked",
      source: """
        struct State {
          @ObservationStateTracked static var id = 0
        }
        """,
      expandsTo: """
        struct State {
          static var id = 0
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservationStateTracked' can only be applied to a stored 'var' of one name: it \
          reports reads and writes of what is stored. Remove it.
          """,
          line: 2, column: 3)
      ])
  }
}
