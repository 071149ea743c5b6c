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
      expandsTo: #"""
        enum Destination {
          case alert

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination
            case alert

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var alert: CasePaths.AnyCasePath<State, Void> {
                CasePaths.AnyCasePath(
                  _$embed: {
                    .alert
                  },
                  _$extract: {
                    guard case .alert = $0 else {
                      return nil
                    }
                    return ()
                  }
                )
              }
              subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .alert = root {
                  return \.alert
                }
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\.alert)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .alert:
                return ComposableArchitecture.ObservableStateID._$inert._$tag(0)
              }
            }

            var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {
              case .alert:
                return ComposableArchitecture.ObservationStateToken._$token(tag: 0)
              }
            }

            mutating func _$notifyDifferences(from old: Self) {
              switch self {
              case .alert:
                break
              }
            }
          }

          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {

            nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                [CasePaths.PartialCaseKeyPath<Action>]().makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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
        """#,
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
      expandsTo: #"""
        enum Destination {
          case alert(AlertState<Never>)

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination
            case alert(AlertState<Never>)

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var alert: CasePaths.AnyCasePath<State, AlertState<Never>> {
                CasePaths.AnyCasePath(
                  _$embed: State.alert,
                  _$extract: {
                    guard case .alert(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .alert = root {
                  return \.alert
                }
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\.alert)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .alert(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
              }
            }

            var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {
              case .alert(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
              }
            }

            mutating func _$notifyDifferences(from old: Self) {
              switch self {
              case .alert(var v0):
                guard case .alert(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .alert(v0)
              }
            }
          }

          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {

            nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                [CasePaths.PartialCaseKeyPath<Action>]().makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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
        """#,
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
