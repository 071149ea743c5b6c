import Testing

@Suite struct ObservableStateMacroDiagnosticsTests {
  @Test func aClassIsNoState() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        final class State {
          var count = 0
        }
        """,
      expandsTo: """
        final class State {
          var count = 0
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't be applied to class 'State': the store tells its observers \
          what a reducer changed by comparing values, and a class changes behind its back. Make \
          it a struct or an enum.
          """,
          line: 2, column: 7,
          fixIts: ["Replace 'class' with 'struct'"])
      ],
      fixed: """
        @ObservableState
        struct State {
          var count = 0
        }
        """)
  }

  @Test func anActorIsNoState() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        actor State {
          var count = 0
        }
        """,
      expandsTo: """
        actor State {
          var count = 0
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't be applied to actor 'State': a reducer changes state \
          synchronously, as a value. Make it a struct or an enum.
          """,
          line: 2, column: 1,
          fixIts: ["Replace 'actor' with 'struct'"])
      ],
      fixed: """
        @ObservableState
        struct State {
          var count = 0
        }
        """)
  }

  @Test func aProtocolStoresNothing() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        protocol State {
        }
        """,
      expandsTo: """
        protocol State {
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't be applied to protocol 'State': it adds storage, which only \
          the declaration of a struct or an enum can have.
          """,
          line: 2, column: 1)
      ])
  }

  @Test func anExtensionStoresNothing() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        extension Feature.State {
        }
        """,
      expandsTo: """
        extension Feature.State {
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't be applied to extension 'Feature.State': it adds storage, \
          which only the declaration of a struct or an enum can have.
          """,
          line: 2, column: 1)
      ])
  }

  @Test func aPrivateNestedTypeCantBeNamedInItsExtension() {
    assertMacro(
      "ObservableState",
      source: """
        struct Feature {
          @ObservableState
          private struct State {
          }
        }
        """,
      expandsTo: """
        struct Feature {
          private struct State {

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
        }
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't be applied to the private nested type 'State': its \
          conformance is written outside of the enclosing type, where a private name is unknown.
          """,
          line: 3, column: 3,
          fixIts: ["Replace 'private' with 'fileprivate'"])
      ],
      fixed: """
        struct Feature {
          @ObservableState
          fileprivate struct State {
          }
        }
        """)
  }

  @Test func aPropertyWrapperLeavesNoRoomForAccessors() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          @UserDefault(key: "name") var name = ""
        }
        """,
      expandsTo: """
        struct State {
          @UserDefault(key: "name") var name = ""

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
        """,
      diagnostics: [
        .error(
          """
          '@UserDefault' can't be applied to 'name' in a type with '@ObservableState': the \
          accessors that report reads and writes have no room beside a property wrapper. Add \
          '@ObservationStateIgnored' if nobody observes 'name', or '@ObservationStateTracked' if \
          '@UserDefault' is no property wrapper.
          """,
          line: 3, column: 3,
          fixIts: ["Insert '@ObservationStateIgnored'"])
      ],
      fixed: """
        @ObservableState
        struct State {
          @ObservationStateIgnored @UserDefault(key: "name") var name = ""
        }
        """)
  }

  @Test func aWrapperOnALineOfItsOwnIsFixedInPlace() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          /// The name.
          @UserDefault
          var name = ""
        }
        """,
      expandsTo: """
        struct State {
          /// The name.
          @UserDefault
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
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """,
      diagnostics: [
        .error(
          """
          '@UserDefault' can't be applied to 'name' in a type with '@ObservableState': the \
          accessors that report reads and writes have no room beside a property wrapper. Add \
          '@ObservationStateIgnored' if nobody observes 'name', or '@ObservationStateTracked' if \
          '@UserDefault' is no property wrapper.
          """,
          line: 4, column: 3,
          fixIts: ["Insert '@ObservationStateIgnored'"])
      ],
      fixed: """
        @ObservableState
        struct State {
          /// The name.
          @ObservationStateIgnored @UserDefault
          var name = ""
        }
        """)
  }

  @Test func theWrapperForPresentationHasAMacroInItsPlace() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          @PresentationState var alert: AlertState<Never>?
        }
        """,
      expandsTo: """
        struct State {
          @PresentationState var alert: AlertState<Never>?

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
        """,
      diagnostics: [
        .error(
          """
          '@PresentationState' can't be applied to 'alert' in a type with '@ObservableState': \
          the accessors that report reads and writes have no room beside a property wrapper. \
          '@Presents' does both.
          """,
          line: 3, column: 3,
          fixIts: ["Replace '@PresentationState' with '@Presents'"])
      ],
      fixed: """
        @ObservableState
        struct State {
          @Presents var alert: AlertState<Never>?
        }
        """)
  }

  @Test func variablesDeclaredTogetherCantHaveAccessors() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          var x = 0, y = 0, z = 0
        }
        """,
      expandsTo: """
        struct State {
          var x = 0, y = 0, z = 0

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
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't observe 'x', 'y' and 'z' declared together: declare each with \
          a 'var' of its own, so that each can have accessors.
          """,
          line: 3, column: 7)
      ])
  }

  @Test func aPatternCantHaveAccessors() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        struct State {
          var (x, y) = (0, 0)
        }
        """,
      expandsTo: """
        struct State {
          var (x, y) = (0, 0)

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
        """,
      diagnostics: [
        .error(
          """
          '@ObservableState' can't observe a pattern: declare each of its variables by itself, \
          so that each can have accessors.
          """,
          line: 3, column: 7)
      ])
  }
}
