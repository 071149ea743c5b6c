import Testing

@Suite struct ReducerMacroStructTests {
  @Test func aFeatureConformsAndItsActionHasCasePaths() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          @ObservableState
          struct State {
          }
          enum Action {
            case tapped
          }
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: """
        struct Feature {
          @ObservableState
          struct State {
          }
          @CasePathable
          enum Action {
            case tapped
          }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func anEnumOfStatesIsReadByCase() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          enum State {
            case loading
          }
          enum Action {
          }
          var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: """
        struct Feature {
          @CasePathable @dynamicMemberLookup
          enum State {
            case loading
          }
          @CasePathable
          enum Action {
          }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func whatIsMissingIsMade() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
        }
        """,
      expandsTo: """
        struct Feature {

          struct State: Codable, Equatable, Hashable, Sendable, ComposableArchitecture.ObservableState {
            init() {
            }

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

          enum Action: Equatable, Hashable, Sendable, CasePaths.CasePathable, CasePaths.CasePathIterable {

            nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                [CasePaths.PartialCaseKeyPath<Action>]().makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
            ComposableArchitecture.EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func whatIsMadeIsAsVisibleAsThePublicFeature() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        public struct Feature {
        }
        """,
      expandsTo: """
        public struct Feature {

          public struct State: Codable, Equatable, Hashable, Sendable, ComposableArchitecture.ObservableState {
            public init() {
            }

            @ComposableArchitecture.ObservationStateIgnored
            var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

            public var _$id: ComposableArchitecture.ObservableStateID {
              _$observationRegistrar.id
            }

            public var _$token: ComposableArchitecture.ObservationStateToken {
              _$observationRegistrar.token
            }

            private enum CodingKeys: Swift.CodingKey {

            }

            public mutating func _$notifyDifferences(from old: Self) {
            }
          }

          public enum Action: Equatable, Hashable, Sendable, CasePaths.CasePathable, CasePaths.CasePathIterable {

            public nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                [CasePaths.PartialCaseKeyPath<Action>]().makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          public var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
            ComposableArchitecture.EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func attributesThatAreThereAreNotRepeated() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          @CasePathable
          @dynamicMemberLookup
          enum State {
          }
          @CasePathable
          enum Action {
          }
          @ReducerBuilder<State, Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: """
        struct Feature {
          @CasePathable
          @dynamicMemberLookup
          enum State {
          }
          @CasePathable
          enum Action {
          }
          @ReducerBuilder<State, Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func aliasesAndGenericParametersCountAsDeclared() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature<State> {
          typealias Action = Never
          let body = EmptyReducer<State, Never>()
        }
        """,
      expandsTo: """
        struct Feature<State> {
          typealias Action = Never
          let body = EmptyReducer<State, Never>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func reduceTakesThePlaceOfABody() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          typealias State = Int
          enum Action {
          }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }
        """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          @CasePathable
          enum Action {
          }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func conditionalDeclarationsCountAsDeclared() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        struct Feature {
          #if DEBUG
            struct State {
            }
            enum Action {
            }
          #else
            typealias State = Int
            typealias Action = Never
          #endif
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: """
        struct Feature {
          #if DEBUG
            struct State {
            }
            enum Action {
            }
          #else
            typealias State = Int
            typealias Action = Never
          #endif
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func availabilityGoesToTheConformance() {
    assertMacro(
      "Reducer",
      source: """
        @available(*, deprecated)
        @Reducer
        struct Feature {
          struct State {
          }
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }
        """,
      expandsTo: """
        @available(*, deprecated)
        struct Feature {
          struct State {
          }
          @CasePathable
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }

        @available(*, deprecated)
        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }
}
