import Testing

@Suite struct ObservableStateMacroEnumTests {
  @Test func eachCaseIsAnIdentityWithATag() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        enum State {
          case add(Add.State)
          case edit(state: Edit.State)
          case plain
          case point(x: Int, y: Int)
        }
        """,
      expandsTo: """
        enum State {
          case add(Add.State)
          case edit(state: Edit.State)
          case plain
          case point(x: Int, y: Int)

          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .add(let v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
            case .edit(let v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(1)
            case .plain:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(2)
            case .point:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(3)
            }
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            switch self {
            case .add(let v0):
              return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
            case .edit(let v0):
              return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 1)
            case .plain:
              return ComposableArchitecture.ObservationStateToken._$token(tag: 2)
            case .point(let v0, let v1):
              return ComposableArchitecture.ObservationStateToken._$token(for: (v0, v1), tag: 3)
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
              self = .edit(state: v0)
            case .plain:
              break
            case .point:
              break
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func membersAreAsVisibleAsThePublicType() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        public enum State {
          case add(Add.State)
        }
        """,
      expandsTo: """
        public enum State {
          case add(Add.State)

          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .add(let v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
            }
          }

          public var _$token: ComposableArchitecture.ObservationStateToken {
            switch self {
            case .add(let v0):
              return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
            }
          }

          public mutating func _$notifyDifferences(from old: Self) {
            switch self {
            case .add(var v0):
              guard case .add(let old) = old else {
                return
              }
              ComposableArchitecture.ObservationStateRegistrar._$notifyDifferences(&v0, from: old)
              self = .add(v0)
            }
          }
        }

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func conditionalCasesStayConditional() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        enum State {
          case add(Add.State), remove
          #if DEBUG
            case debug(Debug.State)
          #endif
        }
        """,
      expandsTo: """
        enum State {
          case add(Add.State), remove
          #if DEBUG
            case debug(Debug.State)
          #endif

          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .add(let v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
            case .remove:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
            #if DEBUG
            case .debug(let v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(2)
            #endif
            }
          }

          var _$token: ComposableArchitecture.ObservationStateToken {
            switch self {
            case .add(let v0):
              return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 0)
            case .remove:
              return ComposableArchitecture.ObservationStateToken._$token(tag: 1)
            #if DEBUG
            case .debug(let v0):
              return ComposableArchitecture.ObservationStateToken._$token(for: v0, tag: 2)
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
            case .remove:
              break
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

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func anEnumWithoutCasesIsAllowed() {
    assertMacro(
      "ObservableState",
      source: """
        @ObservableState
        enum State {
        }
        """,
      expandsTo: """
        enum State {

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

        extension State: ComposableArchitecture.ObservableState {
        }
        """)
  }
}
