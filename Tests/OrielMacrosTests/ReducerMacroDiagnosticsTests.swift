import Testing

@Suite struct ReducerMacroDiagnosticsTests {
  @Test func aClassIsNoReducer() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        final class Feature {
        }
        """,
      expandsTo: """
        final class Feature {
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't be applied to class 'Feature': a reducer is a value that describes \
          how state changes, and everything that changes belongs to its 'State'. Make it a \
          struct.
          """,
          line: 2, column: 7,
          fixIts: ["Replace 'class' with 'struct'"])
      ],
      fixed: """
        @Reducer
        struct Feature {
        }
        """)
  }

  @Test func aFinalPublicClassIsFixedToAPublicStruct() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        public final class Feature {
        }
        """,
      expandsTo: """
        public final class Feature {
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't be applied to class 'Feature': a reducer is a value that describes \
          how state changes, and everything that changes belongs to its 'State'. Make it a \
          struct.
          """,
          line: 2, column: 14,
          fixIts: ["Replace 'class' with 'struct'"])
      ],
      fixed: """
        @Reducer
        public struct Feature {
        }
        """)
  }

  @Test func anActorIsNoReducer() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        actor Feature {
        }
        """,
      expandsTo: """
        actor Feature {
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't be applied to actor 'Feature': a reducer is a value that describes \
          how state changes, and everything that changes belongs to its 'State'. Make it a \
          struct.
          """,
          line: 2, column: 1,
          fixIts: ["Replace 'actor' with 'struct'"])
      ],
      fixed: """
        @Reducer
        struct Feature {
        }
        """)
  }

  @Test func aProtocolIsNotCompleted() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        protocol Feature {
        }
        """,
      expandsTo: """
        protocol Feature {
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't be applied to protocol 'Feature': it completes the declaration of a \
          struct, or of an enum whose cases are reducers.
          """,
          line: 2, column: 1)
      ])
  }

  @Test func anExtensionIsNotCompleted() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        extension Feature {
        }
        """,
      expandsTo: """
        extension Feature {
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't be applied to extension 'Feature': it completes the declaration of a \
          struct, or of an enum whose cases are reducers.
          """,
          line: 2, column: 1)
      ])
  }

  @Test func aPrivateNestedFeatureCantBeNamedInItsExtension() {
    assertMacro(
      "Reducer",
      source: """
        struct App {
          @Reducer
          private struct Feature {
            struct State {
            }
            enum Action {
            }
            let body = EmptyReducer<State, Action>()
          }
        }
        """,
      expandsTo: """
        struct App {
          private struct Feature {
            struct State {
            }
            @CasePathable
            enum Action {
            }
            let body = EmptyReducer<State, Action>()
          }
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't be applied to the private nested type 'Feature': its conformance is \
          written outside of the enclosing type, where a private name is unknown.
          """,
          line: 3, column: 3,
          fixIts: ["Replace 'private' with 'fileprivate'"])
      ],
      fixed: """
        struct App {
          @Reducer
          fileprivate struct Feature {
            struct State {
            }
            enum Action {
            }
            let body = EmptyReducer<State, Action>()
          }
        }
        """)
  }

  @Test func aBodyBesideReduceIsNeverRun() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          struct State {
          }
          enum Action {
          }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: """
        struct Feature {
          struct State {
          }
          @CasePathable
          enum Action {
          }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .warning(
          """
          'reduce(into:action:)' takes the place of 'body', which is never run. Keep one of \
          them: what 'reduce' does can be a 'Reduce { state, action in … }' in 'body'.
          """,
          line: 7, column: 8)
      ])
  }

  @Test func aReducerOfAnotherNameIsProbablyTheBody() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          typealias State = Int
          enum Action {
          }
          var reducer: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          @CasePathable
          enum Action {
          }
          var reducer: some ReducerOf<Self> {
            EmptyReducer()
          }

          var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
            ComposableArchitecture.EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .warning(
          """
          'Feature' has no 'body', so nothing runs 'reducer' and actions change nothing. The \
          reducer that a store runs is named 'body'.
          """,
          line: 6, column: 7,
          fixIts: ["Rename 'reducer' to 'body'"])
      ],
      fixed: """
        @Reducer
        struct Feature {
          typealias State = Int
          enum Action {
          }
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """)
  }

  @Test func aStateCantBeAClass() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          class State {
          }
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }
        """,
      expandsTo: """
        struct Feature {
          class State {
          }
          @CasePathable
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .error(
          """
          The 'State' of 'Feature' can't be a class: the store compares and copies states as \
          values. Make it a struct, or an enum.
          """,
          line: 3, column: 3,
          fixIts: ["Replace 'class' with 'struct'"])
      ],
      fixed: """
        @Reducer
        struct Feature {
          struct State {
          }
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }
        """)
  }

  @Test func aCaseHoldsTheReducerAndNotItsState() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          case add(Add.State)
        }
        """,
      expandsTo: """
        enum Destination {
          case add(Add.State)
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .error(
          """
          Case 'add' holds the reducer, not its state: '@Reducer' makes a 'State' with \
          'Add.State' and an 'Action' with 'Add.Action' of 'Add'.
          """,
          line: 3, column: 12,
          fixIts: ["Replace 'Add.State' with 'Add'"])
      ],
      fixed: """
        @Reducer
        enum Destination {
          case add(Add)
        }
        """)
  }

  @Test func aCaseOfPlainDataIsMarked() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          case count(Int)
          case rows([String])
        }
        """,
      expandsTo: """
        enum Destination {
          case count(Int)
          case rows([String])
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .error(
          """
          Case 'count' holds 'Int', which is no reducer. A case of a '@Reducer' enum holds a \
          reducer; mark one that holds plain data with '@ReducerCaseIgnored'.
          """,
          line: 3, column: 14,
          fixIts: ["Insert '@ReducerCaseIgnored'"]),
        .error(
          """
          Case 'rows' holds '[String]', which is no reducer. A case of a '@Reducer' enum holds a \
          reducer; mark one that holds plain data with '@ReducerCaseIgnored'.
          """,
          line: 4, column: 13,
          fixIts: ["Insert '@ReducerCaseIgnored'"]),
      ],
      fixed: """
        @Reducer
        enum Destination {
          @ReducerCaseIgnored case count(Int)
          @ReducerCaseIgnored case rows([String])
        }
        """)
  }

  @Test func casesCantShareAName() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          case add(Add)
          case add(other: Other)
        }
        """,
      expandsTo: """
        enum Destination {
          case add(Add)
          case add(other: Other)
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .error(
          """
          '@Reducer' can't tell cases apart that share the name 'add': each becomes a case of \
          'State' and of 'Action' that is named by a key path, which has no labels.
          """,
          line: 4, column: 8)
      ])
  }
}
