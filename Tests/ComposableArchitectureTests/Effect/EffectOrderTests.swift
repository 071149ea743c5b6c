import ComposableArchitecture
import Testing

/// Follow-up actions are reduced in a loop, in order.
@MainActor
struct EffectOrderTests {
  @Test(arguments: [Fan.merged, .concatenated, .chained, .nested])
  func twentyThousandFollowUpsUseConstantStack(_ fan: Fan) {
    let store = Store(initialState: Log.State()) { Log() }
    store.send(.fan(fan, 20_000))
    #expect(store.log.count == 20_000)
    #expect(store.log == Array(0..<20_000))
  }

  @Test func anActionOfAnObserverIsReducedAfterTheCurrentOne() {
    let store = Store(initialState: Log.State()) { Log() }
    withObservationTracking {
      _ = store.log
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.append(9)) }
    }
    store.send(.fan(.merged, 2))
    #expect(store.log == [0, 1, 9] || store.log == [0, 9, 1])
    #expect(store.log.count == 3)
  }

  @Test func aReentrantSendIsLinedUpAndReported() {
    let line: UInt = #line + 1
    let store = Store(initialState: Log.State()) { Log() }
    withExpectedIssue(
      """
      An action was sent to a store from within the store's reducer.

        Action: Log.Action.append(7)
        State: State
        Root store: made at ComposableArchitectureTests/EffectOrderTests.swift:\(line)

      A reducer runs to its end before the next action is reduced, so the action was lined up. This \
      happens when a reducer calls something that sends, such as a delegate or a notification. \
      Return '.send(…)' or '.run { send in … }' instead, so that tests see where the action comes \
      from.
      """
    ) {
      store.send(.call { _ = store.send(.append(7)) })
    }
    #expect(store.log == [-1, 7])
  }

  @Test func aThousandActionsFromEightTasksAreReducedOnceEach() async {
    let store = Store(initialState: Log.State()) { Log() }
    await store.send(.fromTasks(tasks: 8, actions: 125)).finish()
    #expect(store.log.count == 1_000)
    #expect(Set(store.log).count == 1_000)
    for task in 0..<8 {
      let own = store.log.filter { $0 / 1_000 == task }
      #expect(own == own.sorted())
    }
  }

  @Test func aConcatenatedEffectStartsWhenTheOneBeforeHasEnded() async {
    let store = Store(initialState: Log.State()) { Log() }
    await store.send(.concatenateRuns).finish()
    #expect(store.log == [1, 2, 3])
  }

  @Test func elementsOfASequenceBecomeActions() async {
    let store = Store(initialState: Log.State()) { Log() }
    await store.send(.sequence).finish()
    #expect(store.log == [1, 2, 3])
  }
}

enum Fan: Sendable { case merged, concatenated, chained, nested }

@Reducer
struct Log {
  @ObservableState
  struct State: Equatable {
    var log: [Int] = []
  }
  enum Action {
    case append(Int)
    case call(@MainActor () -> Void)
    case concatenateRuns
    case fan(Fan, Int)
    case fromTasks(tasks: Int, actions: Int)
    case next(Int, of: Int)
    case sequence
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .append(let number):
        state.log.append(number)
        return .none
      case .call(let function):
        state.log.append(-1)
        MainActor.assumeIsolated { function() }
        return .none
      case .concatenateRuns:
        return .concatenate(
          (1...3).map { number in
            .run { send in
              try await Task.sleep(for: .milliseconds(4 - number))
              await send(.append(number))
            }
          })
      case .fan(.merged, let count):
        return .merge((0..<count).map { .send(.append($0)) })
      case .fan(.concatenated, let count):
        return .concatenate((0..<count).map { .send(.append($0)) })
      case .fan(.chained, let count):
        return .send(.next(0, of: count))
      case .fan(.nested, let count):
        return (0..<count).reduce(.none) { $0.concatenate(with: .send(.append($1))) }
      case .fromTasks(let tasks, let actions):
        return .run { send in
          await withTaskGroup { group in
            for task in 0..<tasks {
              group.addTask {
                for action in 0..<actions { await send(.append(task * 1_000 + action)) }
              }
            }
          }
        }
      case .next(let number, let count):
        state.log.append(number)
        return number + 1 < count ? .send(.next(number + 1, of: count)) : .none
      case .sequence:
        return .publisher {
          AsyncStream { continuation in
            for number in 1...3 { continuation.yield(.append(number)) }
            continuation.finish()
          }
        }
      }
    }
  }
}
