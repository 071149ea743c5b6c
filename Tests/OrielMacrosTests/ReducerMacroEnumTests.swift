import Testing

@Suite struct ReducerMacroEnumTests {
  @Test func casesOfReducersBecomeStateActionsBodyAndScopes() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          case add(Add)
          case edit(Edit<Int>)
        }
        """,
      expandsTo: #"""
        enum Destination {
          case add(Add)
          case edit(Edit<Int>)

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination
            case add(Add.State)
            case edit(Edit<Int>.State)
          }

          @CasePathable
          enum Action {
            case add(Add.Action)
            case edit(Edit<Int>.Action)
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            var body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()
            body.scope(state: \Self.State.Cases.add, action: \Self.Action.Cases.add, Add())
            body.scope(state: \Self.State.Cases.edit, action: \Self.Action.Cases.edit, Edit<Int>())
            return body.reducer
          }

          enum CaseScope {
            case add(ComposableArchitecture.StoreOf<Add>)
            case edit(ComposableArchitecture.StoreOf<Edit<Int>>)
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .add:
              return .add(store._$scope(_$scopes.add))
            case .edit:
              return .edit(store._$scope(_$scopes.edit))
            }
          }

          struct _$Scopes {
            var add: ComposableArchitecture._CaseScope<State, Action, Add.State, Add.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.add, action: \Action.Cases.add)
            }
            var edit: ComposableArchitecture._CaseScope<State, Action, Edit<Int>.State, Edit<Int>.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.edit, action: \Action.Cases.edit)
            }
          }

          static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#)
  }

  @Test func alertsDataAndPlainCasesHaveNoReducer() {
    assertMacro(
      "Reducer", "ReducerCaseEphemeral", "ReducerCaseIgnored",
      source: """
        @Reducer
        public enum Destination {
          case alert(AlertState<Alert>)
          case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>)
          @ReducerCaseEphemeral
          case notice(Notice)
          @ReducerCaseIgnored
          case help(URL)
          case point(x: Int, y: Int)
          case plain
        }
        """,
      expandsTo: #"""
        public enum Destination {
          case alert(AlertState<Alert>)
          case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>)
          case notice(Notice)
          case help(URL)
          case point(x: Int, y: Int)
          case plain

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          public enum State: ComposableArchitecture.CaseReducerState {
            public typealias StateReducer = Destination
            case alert(AlertState<Alert>)
            case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>)
            case notice(Notice)
            case help(URL)
            case point(x: Int, y: Int)
            case plain
          }

          @CasePathable
          public enum Action {
            case alert(AlertState<Alert>.Action)
            case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>.Action)
            case notice(Notice.Action)
          }

          public static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            let body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()

            return body.reducer
          }

          public enum CaseScope {
            case alert(AlertState<Alert>)
            case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>)
            case notice(Notice)
            case help(URL)
            case point(x: Int, y: Int)
            case plain
          }

          @MainActor
          public static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .alert(let v0):
              return .alert(v0)
            case .dialog(let v0):
              return .dialog(v0)
            case .notice(let v0):
              return .notice(v0)
            case .help(let v0):
              return .help(v0)
            case .point(let v0, let v1):
              return .point(x: v0, y: v1)
            case .plain:
              return .plain
            }
          }

          public struct _$Scopes {
            public var alert: ComposableArchitecture._CaseScope<State, Action, AlertState<Alert>, AlertState<Alert>.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.alert, action: \Action.Cases.alert)
            }
            public var dialog: ComposableArchitecture._CaseScope<State, Action, SwiftNavigation.ConfirmationDialogState<Dialog>, SwiftNavigation.ConfirmationDialogState<Dialog>.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.dialog, action: \Action.Cases.dialog)
            }
            public var notice: ComposableArchitecture._CaseScope<State, Action, Notice, Notice.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.notice, action: \Action.Cases.notice)
            }
          }

          public static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#)
  }

  @Test func labelsAndValuesOfReducersAreKept() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          case add(reducer: Add = Add(limit: 3))
          case more(Self.Nested)
        }
        """,
      expandsTo: #"""
        enum Destination {
          case add(reducer: Add = Add(limit: 3))
          case more(Self.Nested)

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination
            case add(reducer: Add.State)
            case more(Destination.Nested.State)
          }

          @CasePathable
          enum Action {
            case add(reducer: Add.Action)
            case more(Destination.Nested.Action)
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            var body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()
            body.scope(state: \Self.State.Cases.add, action: \Self.Action.Cases.add, Add(limit: 3))
            body.scope(state: \Self.State.Cases.more, action: \Self.Action.Cases.more, Destination.Nested())
            return body.reducer
          }

          enum CaseScope {
            case add(reducer: ComposableArchitecture.StoreOf<Add>)
            case more(ComposableArchitecture.StoreOf<Destination.Nested>)
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .add:
              return .add(reducer: store._$scope(_$scopes.add))
            case .more:
              return .more(store._$scope(_$scopes.more))
            }
          }

          struct _$Scopes {
            var add: ComposableArchitecture._CaseScope<State, Action, Add.State, Add.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.add, action: \Action.Cases.add)
            }
            var more: ComposableArchitecture._CaseScope<State, Action, Destination.Nested.State, Destination.Nested.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.more, action: \Action.Cases.more)
            }
          }

          static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#)
  }

  @Test func conditionalAndIndirectCasesStaySo() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          indirect case add(Add)
          #if DEBUG
            case debug(Debug)
          #endif
        }
        """,
      expandsTo: #"""
        enum Destination {
          indirect case add(Add)
          #if DEBUG
            case debug(Debug)
          #endif

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination
            indirect case add(Add.State)
            #if DEBUG
            case debug(Debug.State)
            #endif
          }

          @CasePathable
          enum Action {
            indirect case add(Add.Action)
            #if DEBUG
            case debug(Debug.Action)
            #endif
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            var body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()
            body.scope(state: \Self.State.Cases.add, action: \Self.Action.Cases.add, Add())
            #if DEBUG
            body.scope(state: \Self.State.Cases.debug, action: \Self.Action.Cases.debug, Debug())
            #endif
            return body.reducer
          }

          enum CaseScope {
            case add(ComposableArchitecture.StoreOf<Add>)
            #if DEBUG
            case debug(ComposableArchitecture.StoreOf<Debug>)
            #endif
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .add:
              return .add(store._$scope(_$scopes.add))
            #if DEBUG
            case .debug:
              return .debug(store._$scope(_$scopes.debug))
            #endif
            }
          }

          struct _$Scopes {
            var add: ComposableArchitecture._CaseScope<State, Action, Add.State, Add.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.add, action: \Action.Cases.add)
            }
            #if DEBUG
            var debug: ComposableArchitecture._CaseScope<State, Action, Debug.State, Debug.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.debug, action: \Action.Cases.debug)
            }
            #endif
          }

          static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#)
  }

  @Test func anEnumWithoutCasesIsAFeatureThatIsNeverOn() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
        }
        """,
      expandsTo: """
        enum Destination {

          @CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination

          }

          @CasePathable
          enum Action {

          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            let body = ComposableArchitecture._CaseReducerBody<Self.State, Self.Action>()

            return body.reducer
          }

          enum CaseScope {

          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {

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
        """)
  }

  @Test func whatTheAuthorDeclaredIsKept() {
    assertMacro(
      "Reducer",
      source: """
        @Reducer
        enum Destination {
          case add(Add)
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case add(Add.State)
          }
          enum Action {
            case add(Add.Action)
          }
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      expandsTo: #"""
        enum Destination {
          case add(Add)
          @CasePathable @dynamicMemberLookup
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case add(Add.State)
          }
          @CasePathable
          enum Action {
            case add(Add.Action)
          }
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }

          enum CaseScope {
            case add(ComposableArchitecture.StoreOf<Add>)
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .add:
              return .add(store._$scope(_$scopes.add))
            }
          }

          struct _$Scopes {
            var add: ComposableArchitecture._CaseScope<State, Action, Add.State, Add.Action> {
              ComposableArchitecture._CaseScope(state: \State.Cases.add, action: \Action.Cases.add)
            }
          }

          static var _$scopes: _$Scopes {
            _$Scopes()
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#)
  }
}
