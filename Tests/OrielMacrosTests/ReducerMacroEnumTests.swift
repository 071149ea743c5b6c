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

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination
            case add(Add.State)
            case edit(Edit<Int>.State)

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var add: CasePaths.AnyCasePath<State, Add.State> {
                CasePaths.AnyCasePath(
                  _$embed: State.add,
                  _$extract: {
                    guard case .add(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              var edit: CasePaths.AnyCasePath<State, Edit<Int>.State> {
                CasePaths.AnyCasePath(
                  _$embed: State.edit,
                  _$extract: {
                    guard case .edit(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .add = root {
                  return \.add
                }
                if case .edit = root {
                  return \.edit
                }
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\.add)
                paths.append(\.edit)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .add(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
              case .edit(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(1)
              }
            }

            var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {
              case .add(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
              case .edit(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 1)
              }
            }

            mutating func _$notifyDifferences(from old: Self) {
              switch self {
              case .add(var v0):
                guard case .add(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .add(v0)
              case .edit(var v0):
                guard case .edit(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .edit(v0)
              }
            }
          }

          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case add(Add.Action)
            case edit(Edit<Int>.Action)

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var add: CasePaths.AnyCasePath<Action, Add.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.add,
                  _$extract: {
                    guard case .add(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              var edit: CasePaths.AnyCasePath<Action, Edit<Int>.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.edit,
                  _$extract: {
                    guard case .edit(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .add = root {
                  return \.add
                }
                if case .edit = root {
                  return \.edit
                }
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
                paths.append(\.add)
                paths.append(\.edit)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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

          @dynamicMemberLookup
          public enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            public typealias StateReducer = Destination
            case alert(AlertState<Alert>)
            case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>)
            case notice(Notice)
            case help(URL)
            case point(x: Int, y: Int)
            case plain

            public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              public var alert: CasePaths.AnyCasePath<State, AlertState<Alert>> {
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
              public var dialog: CasePaths.AnyCasePath<State, SwiftNavigation.ConfirmationDialogState<Dialog>> {
                CasePaths.AnyCasePath(
                  _$embed: State.dialog,
                  _$extract: {
                    guard case .dialog(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var notice: CasePaths.AnyCasePath<State, Notice> {
                CasePaths.AnyCasePath(
                  _$embed: State.notice,
                  _$extract: {
                    guard case .notice(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var help: CasePaths.AnyCasePath<State, URL> {
                CasePaths.AnyCasePath(
                  _$embed: State.help,
                  _$extract: {
                    guard case .help(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var point: CasePaths.AnyCasePath<State, (x: Int, y: Int)> {
                CasePaths.AnyCasePath(
                  _$embed: {
                    .point(x: $0.0, y: $0.1)
                  },
                  _$extract: {
                    guard case .point(let v0, let v1) = $0 else {
                      return nil
                    }
                    return (v0, v1)
                  }
                )
              }
              public var plain: CasePaths.AnyCasePath<State, Void> {
                CasePaths.AnyCasePath(
                  _$embed: {
                    .plain
                  },
                  _$extract: {
                    guard case .plain = $0 else {
                      return nil
                    }
                    return ()
                  }
                )
              }
              public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .alert = root {
                  return \.alert
                }
                if case .dialog = root {
                  return \.dialog
                }
                if case .notice = root {
                  return \.notice
                }
                if case .help = root {
                  return \.help
                }
                if case .point = root {
                  return \.point
                }
                if case .plain = root {
                  return \.plain
                }
                preconditionFailure()
              }
              public func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\.alert)
                paths.append(\.dialog)
                paths.append(\.notice)
                paths.append(\.help)
                paths.append(\.point)
                paths.append(\.plain)
                return paths.makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            public var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .alert(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
              case .dialog(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(1)
              case .notice(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(2)
              case .help(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(3)
              case .point:
                return ComposableArchitecture.ObservableStateID._$inert._$tag(4)
              case .plain:
                return ComposableArchitecture.ObservableStateID._$inert._$tag(5)
              }
            }

            public var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {
              case .alert(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
              case .dialog(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 1)
              case .notice(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 2)
              case .help(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 3)
              case .point(let v0, let v1):
                return ComposableArchitecture.ObservationStateToken._$token(for: (v0, v1), tag: 4)
              case .plain:
                return ComposableArchitecture.ObservationStateToken._$token(tag: 5)
              }
            }

            public mutating func _$notifyDifferences(from old: Self) {
              switch self {
              case .alert(var v0):
                guard case .alert(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .alert(v0)
              case .dialog(var v0):
                guard case .dialog(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .dialog(v0)
              case .notice(var v0):
                guard case .notice(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .notice(v0)
              case .help(var v0):
                guard case .help(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .help(v0)
              case .point:
                break
              case .plain:
                break
              }
            }
          }

          public enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case alert(AlertState<Alert>.Action)
            case dialog(SwiftNavigation.ConfirmationDialogState<Dialog>.Action)
            case notice(Notice.Action)

            public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              public var alert: CasePaths.AnyCasePath<Action, AlertState<Alert>.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.alert,
                  _$extract: {
                    guard case .alert(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var dialog: CasePaths.AnyCasePath<Action, SwiftNavigation.ConfirmationDialogState<Dialog>.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.dialog,
                  _$extract: {
                    guard case .dialog(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var notice: CasePaths.AnyCasePath<Action, Notice.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.notice,
                  _$extract: {
                    guard case .notice(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .alert = root {
                  return \.alert
                }
                if case .dialog = root {
                  return \.dialog
                }
                if case .notice = root {
                  return \.notice
                }
                preconditionFailure()
              }
              public func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
                paths.append(\.alert)
                paths.append(\.dialog)
                paths.append(\.notice)
                return paths.makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination
            case add(reducer: Add.State)
            case more(Destination.Nested.State)

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var add: CasePaths.AnyCasePath<State, Add.State> {
                CasePaths.AnyCasePath(
                  _$embed: State.add,
                  _$extract: {
                    guard case .add(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              var more: CasePaths.AnyCasePath<State, Destination.Nested.State> {
                CasePaths.AnyCasePath(
                  _$embed: State.more,
                  _$extract: {
                    guard case .more(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .add = root {
                  return \.add
                }
                if case .more = root {
                  return \.more
                }
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\.add)
                paths.append(\.more)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .add(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
              case .more(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(1)
              }
            }

            var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {
              case .add(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
              case .more(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 1)
              }
            }

            mutating func _$notifyDifferences(from old: Self) {
              switch self {
              case .add(var v0):
                guard case .add(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .add(reducer: v0)
              case .more(var v0):
                guard case .more(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .more(v0)
              }
            }
          }

          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case add(reducer: Add.Action)
            case more(Destination.Nested.Action)

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var add: CasePaths.AnyCasePath<Action, Add.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.add,
                  _$extract: {
                    guard case .add(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              var more: CasePaths.AnyCasePath<Action, Destination.Nested.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.more,
                  _$extract: {
                    guard case .more(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .add = root {
                  return \.add
                }
                if case .more = root {
                  return \.more
                }
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
                paths.append(\.add)
                paths.append(\.more)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination
            indirect case add(Add.State)
            #if DEBUG
            case debug(Debug.State)
            #endif

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var add: CasePaths.AnyCasePath<State, Add.State> {
                CasePaths.AnyCasePath(
                  _$embed: State.add,
                  _$extract: {
                    guard case .add(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              #if DEBUG
              var debug: CasePaths.AnyCasePath<State, Debug.State> {
                CasePaths.AnyCasePath(
                  _$embed: State.debug,
                  _$extract: {
                    guard case .debug(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              #endif
              subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .add = root {
                  return \.add
                }
                #if DEBUG
                if case .debug = root {
                  return \.debug
                }
                #endif
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\.add)
                #if DEBUG
                paths.append(\.debug)
                #endif
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .add(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
              #if DEBUG
              case .debug(let v0):
                return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(1)
              #endif
              }
            }

            var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {
              case .add(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
              #if DEBUG
              case .debug(let v0):
                return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 1)
              #endif
              }
            }

            mutating func _$notifyDifferences(from old: Self) {
              switch self {
              case .add(var v0):
                guard case .add(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .add(v0)
              #if DEBUG
              case .debug(var v0):
                guard case .debug(let old) = old else {
                  return
                }
                ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
                self = .debug(v0)
              #endif
              }
            }
          }

          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            indirect case add(Add.Action)
            #if DEBUG
            case debug(Debug.Action)
            #endif

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              var add: CasePaths.AnyCasePath<Action, Add.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.add,
                  _$extract: {
                    guard case .add(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              #if DEBUG
              var debug: CasePaths.AnyCasePath<Action, Debug.Action> {
                CasePaths.AnyCasePath(
                  _$embed: Action.debug,
                  _$extract: {
                    guard case .debug(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              #endif
              subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .add = root {
                  return \.add
                }
                #if DEBUG
                if case .debug = root {
                  return \.debug
                }
                #endif
                preconditionFailure()
              }
              func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
                paths.append(\.add)
                #if DEBUG
                paths.append(\.debug)
                #endif
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination

            nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                [CasePaths.PartialCaseKeyPath<State>]().makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {

              }
            }

            var _$token: ComposableArchitecture.ObservationStateToken {
              switch self {

              }
            }

            mutating func _$notifyDifferences(from old: Self) {
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
