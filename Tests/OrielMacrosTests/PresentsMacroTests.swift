import Testing

@Suite struct PresentsMacroTests {
  @Test func theStorageIsAPresentationStateAndTheDollarNameToo() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents var child: Child.State?
        }
        """,
      expandsTo: """
        struct State {
          var child: Child.State? {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(Self._$Field.child)
              return _child.wrappedValue
            }
            set {
              let token = _$observationRegistrar.willModify(_child)
              _child.wrappedValue = newValue
              _$observationRegistrar.didModify(_child, token, Self._$Field.child)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_child)
              defer {
                _$observationRegistrar.didModify(_child, token, Self._$Field.child)
              }
              yield &_child.wrappedValue
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)

          var $child: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(Self._$Field.child)
              return _child
            }
            set {
              _$observationRegistrar.set(&_child, newValue, Self._$Field.child)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_child)
              defer {
                _$observationRegistrar.didModify(_child, token, Self._$Field.child)
              }
              yield &_child
            }
          }
        }
        """)
  }

  @Test func accessLevelsAndInitialValueAreKept() {
    assertMacro(
      "Presents",
      source: """
        public struct State {
          @Presents public internal(set) var child: Optional<Child.State> = Child.State()
        }
        """,
      expandsTo: """
        public struct State {
          public internal(set) var child: Optional<Child.State> {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(Self._$Field.child)
              return _child.wrappedValue
            }
            set {
              let token = _$observationRegistrar.willModify(_child)
              _child.wrappedValue = newValue
              _$observationRegistrar.didModify(_child, token, Self._$Field.child)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_child)
              defer {
                _$observationRegistrar.didModify(_child, token, Self._$Field.child)
              }
              yield &_child.wrappedValue
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: Child.State())

          public internal(set) var $child: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(Self._$Field.child)
              return _child
            }
            set {
              _$observationRegistrar.set(&_child, newValue, Self._$Field.child)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_child)
              defer {
                _$observationRegistrar.didModify(_child, token, Self._$Field.child)
              }
              yield &_child
            }
          }
        }
        """)
  }

  @Test func anImplicitlyUnwrappedOptionalAndSwiftOptionalAreOptional() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents var a: Child.State!
          @Presents var b: Swift.Optional<Child.State>
        }
        """,
      expandsTo: """
        struct State {
          var a: Child.State! {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(Self._$Field.a)
              return _a.wrappedValue
            }
            set {
              let token = _$observationRegistrar.willModify(_a)
              _a.wrappedValue = newValue
              _$observationRegistrar.didModify(_a, token, Self._$Field.a)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_a)
              defer {
                _$observationRegistrar.didModify(_a, token, Self._$Field.a)
              }
              yield &_a.wrappedValue
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _a = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)

          var $a: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(Self._$Field.a)
              return _a
            }
            set {
              _$observationRegistrar.set(&_a, newValue, Self._$Field.a)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_a)
              defer {
                _$observationRegistrar.didModify(_a, token, Self._$Field.a)
              }
              yield &_a
            }
          }
          var b: Swift.Optional<Child.State> {
            @storageRestrictions(initializes: _b)
            init(initialValue) {
              _b = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(Self._$Field.b)
              return _b.wrappedValue
            }
            set {
              let token = _$observationRegistrar.willModify(_b)
              _b.wrappedValue = newValue
              _$observationRegistrar.didModify(_b, token, Self._$Field.b)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_b)
              defer {
                _$observationRegistrar.didModify(_b, token, Self._$Field.b)
              }
              yield &_b.wrappedValue
            }
          }

          @ComposableArchitecture.ObservationStateIgnored
          private var _b = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)

          var $b: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(Self._$Field.b)
              return _b
            }
            set {
              _$observationRegistrar.set(&_b, newValue, Self._$Field.b)
            }
            _modify {
              let token = _$observationRegistrar.willModify(_b)
              defer {
                _$observationRegistrar.didModify(_b, token, Self._$Field.b)
              }
              yield &_b
            }
          }
        }
        """)
  }

  @Test func aConstantCantBeDismissed() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents let child: Child.State? = nil
        }
        """,
      expandsTo: """
        struct State {
          let child: Child.State? = nil
        }
        """,
      diagnostics: [
        .error(
          """
          '@Presents' can't be applied to the constant 'child': presenting and dismissing change \
          it. Make it a 'var'.
          """,
          line: 2, column: 13,
          fixIts: ["Replace 'let' with 'var'"])
      ],
      fixed: """
        struct State {
          @Presents var child: Child.State? = nil
        }
        """)
  }

  @Test func aTypeThatIsNotOptionalCantBeDismissed() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents var child: Child.State
        }
        """,
      expandsTo: """
        struct State {
          var child: Child.State
        }
        """,
      diagnostics: [
        .error(
          """
          '@Presents' needs an optional type, and 'child' has type 'Child.State': 'nil' means \
          that nothing is presented.
          """,
          line: 2, column: 24,
          fixIts: ["Make the type optional"])
      ],
      fixed: """
        struct State {
          @Presents var child: Child.State?
        }
        """)
  }

  @Test func theTypeMustBeWritten() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents var child = Child.State?.none
        }
        """,
      expandsTo: """
        struct State {
          var child = Child.State?.none
        }
        """,
      diagnostics: [
        .error(
          """
          '@Presents' needs the type of 'child' written out, as in 'var child: Child.State?': it \
          names the type of the storage.
          """,
          line: 2, column: 17)
      ])
  }

  @Test func aStaticPropertyIsNotOfTheInstance() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents static var child: Child.State?
        }
        """,
      expandsTo: """
        struct State {
          static var child: Child.State?
        }
        """,
      diagnostics: [
        .error(
          """
          '@Presents' can't be applied to 'child': it stores the presented state in the \
          instance, so the property can't be static and can't have accessors or observers of its \
          own.
          """,
          line: 2, column: 3)
      ])
  }

  @Test func aPropertyWithAccessorsStoresNothing() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents var child: Child.State? { nil }
        }
        """,
      expandsTo: """
        struct State {
          var child: Child.State? { nil }
        }
        """,
      diagnostics: [
        .error(
          """
          '@Presents' can't be applied to 'child': it stores the presented state in the \
          instance, so the property can't be static and can't have accessors or observers of its \
          own.
          """,
          line: 2, column: 3)
      ])
  }

  @Test func aFunctionPresentsNothing() {
    assertMacro(
      "Presents",
      source: """
        struct State {
          @Presents func child() {}
        }
        """,
      expandsTo: """
        struct State {
          func child() {}
        }
        """,
      diagnostics: [
        .error(
          """
          '@Presents' can only be applied to one optional property: it stores the state of what \
          is presented.
          """,
          line: 2, column: 3)
      ])
  }
}
