import Testing

@Suite struct ReducerCaseMacrosTests {
  @Test func anEphemeralCaseHoldsOneValue() {
    assertMacro(
      "Reducer", "ReducerCaseEphemeral", "ReducerCaseIgnored",
      source: """
        @Reducer
        enum Destination {
          @ReducerCaseEphemeral case alert
        }
        """,
      expandsTo: """
        enum Destination {
          case alert

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination
            case alert
          }

          @CasePathable
          enum Action {

          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            let body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()

            return body.reducer
          }

          enum CaseScope {
            case alert
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .alert:
              return .alert
            }
          }

          struct _$Scopes {

          }

          static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .error(
          """
          '@ReducerCaseEphemeral' needs one associated value in case 'alert': the state that any \
          of its actions dismisses, such as an 'AlertState'.
          """,
          line: 3, column: 30)
      ])
  }

  @Test func ephemeralAndIgnoredExcludeEachOther() {
    assertMacro(
      "Reducer", "ReducerCaseEphemeral", "ReducerCaseIgnored",
      source: """
        @Reducer
        enum Destination {
          @ReducerCaseEphemeral @ReducerCaseIgnored case alert(AlertState<Never>)
        }
        """,
      expandsTo: """
        enum Destination {
          case alert(AlertState<Never>)

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination
            case alert(AlertState<Never>)
          }

          @CasePathable
          enum Action {

          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            let body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()

            return body.reducer
          }

          enum CaseScope {
            case alert(AlertState<Never>)
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .alert(let v0):
              return .alert(v0)
            }
          }

          struct _$Scopes {

          }

          static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        .error(
          """
          '@ReducerCaseEphemeral' and '@ReducerCaseIgnored' exclude each other: the first says \
          that the case has actions, the second that it has none. Remove one.
          """,
          line: 3, column: 3)
      ])
  }

  @Test func onlyACaseCanBeMarked() {
    assertMacro(
      "ReducerCaseEphemeral", "ReducerCaseIgnored",
      source: """
        struct Feature {
          @ReducerCaseEphemeral var alert: Int
          @ReducerCaseIgnored var count: Int
        }
        """,
      expandsTo: """
        struct Feature {
          var alert: Int
          var count: Int
        }
        """,
      diagnostics: [
        .error(
          """
          '@ReducerCaseEphemeral' can only be applied to a case of an enum with '@Reducer'. \
          Remove it.
          """,
          line: 2, column: 3),
        .error(
          """
          '@ReducerCaseIgnored' can only be applied to a case of an enum with '@Reducer'. Remove \
          it.
          """,
          line: 3, column: 3),
      ])
  }

  @Test func theEnumMustBeAReducer() {
    assertMacro(
      "ReducerCaseEphemeral", "ReducerCaseIgnored",
      source: """
        enum Destination {
          @ReducerCaseEphemeral case alert(AlertState<Never>)
          @ReducerCaseIgnored case count(Int)
        }
        """,
      expandsTo: """
        enum Destination {
          case alert(AlertState<Never>)
          case count(Int)
        }
        """,
      diagnostics: [
        .error(
          """
          '@ReducerCaseEphemeral' says something to '@Reducer', and enum 'Destination' isn't \
          marked with that. Add '@Reducer' to the enum, or remove '@ReducerCaseEphemeral'.
          """,
          line: 2, column: 3),
        .error(
          """
          '@ReducerCaseIgnored' says something to '@Reducer', and enum 'Destination' isn't \
          marked with that. Add '@Reducer' to the enum, or remove '@ReducerCaseIgnored'.
          """,
          line: 3, column: 3),
      ])
  }
}
