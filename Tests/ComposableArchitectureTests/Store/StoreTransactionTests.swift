import ComposableArchitecture
import Testing

/// What a change would like to look like, from who sends to who reduces.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreTransactionTests {
  @Test func `an action is reduced in the transaction it was sent with`() {
    let store = Store(initialState: Mover.State()) { Mover() }
    store.send(.view(.move))
    store.send(.view(.move), animation: .default)
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    store.send(.view(.move), transaction: transaction)
    #expect(store.seen == [Transaction(), Transaction(animation: .default), transaction])
  }

  @Test func `an effect sends with a transaction of its own`() async {
    let store = Store(initialState: Mover.State()) { Mover() }
    await store.send(.moveLater, animation: .linear).finish()
    #expect(
      store.seen.map(\.animation) == [.linear, .linear, .easeIn, .spring(duration: 2), nil])
  }

  @Test func `a view action is sent with a transaction`() {
    let view = MoverView(store: Store(initialState: Mover.State()) { Mover() })
    view.send(.move)
    view.send(.move, animation: .bouncy)
    view.send(.move, transaction: Transaction(animation: .snappy))
    #expect(view.store.seen.map(\.animation) == [nil, .bouncy, .snappy])
  }

  @Test func `a child goes with an animation`() async {
    let store = Store(initialState: Host.State(child: Mover.State())) { Host() }
    await store.send(.child(.presented(.leave(.easeOut)))).finish()
    #expect(store.child == nil)
    #expect(store.dismissals == [Transaction(animation: .easeOut)])
    store.send(.present)
    await store.send(.child(.presented(.leaveUnmoved))).finish()
    #expect(store.child == nil)
    #expect(store.dismissals.map(\.disablesAnimations) == [false, true])
  }

  @Test func `a test's own dismissal runs in the transaction, too`() async {
    let animations = LockIsolated<[Animation?]>([])
    let store = Store(initialState: Mover.State()) {
      Mover()
    } withDependencies: {
      $0.dismiss = DismissEffect {
        animations.withValue { $0.append(Transaction.current.animation) }
      }
    }
    await store.send(.leave(.smooth)).finish()
    #expect(animations.value == [.smooth])
  }
}

@Reducer
private struct Mover {
  @ObservableState
  struct State: Equatable { var seen: [Transaction] = [] }

  enum Action: ViewAction {
    case view(View)
    case moveLater
    case leave(Animation?)
    case leaveUnmoved
    @CasePathable
    enum View { case move }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .view(.move):
        state.seen.append(.current)
        return .none
      case .moveLater:
        state.seen.append(.current)
        return .run { send in
          // The work was started within the send, and so inherits its transaction.
          await send(.view(.move))
          await send(.view(.move), animation: .easeIn)
          await send(.view(.move), transaction: Transaction(animation: .spring(duration: 2)))
          await send(.view(.move), animation: nil)
        }
      case .leave(let animation):
        return .run { _ in await dismiss(animation: animation) }
      case .leaveUnmoved:
        return .run { _ in
          var transaction = Transaction()
          transaction.disablesAnimations = true
          await dismiss(transaction: transaction)
        }
      }
    }
  }
}

@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Mover.State?
    var dismissals: [Transaction] = []
  }

  enum Action {
    case child(PresentationAction<Mover.Action>)
    case present
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .child(.dismiss): state.dismissals.append(.current)
      case .child: break
      case .present: state.child = Mover.State()
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Mover() }
  }
}

@ViewAction(for: Mover.self)
private struct MoverView {
  let store: StoreOf<Mover>
}
