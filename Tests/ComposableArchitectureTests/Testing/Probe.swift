import ComposableArchitecture

/// A feature that does each thing that a test store has to notice.
@Reducer
struct Probe {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
    var rows = [1, 2, 3]
  }

  enum Action: Equatable, BindableAction {
    case increment
    case nothing
    case feedBack
    case feedBackTwice
    case load
    case loaded(Int)
    case startTimer
    case stopTimer
    case tick
    case startNamed
    case binding(BindingAction<State>)
    case view(View)

    @CasePathable
    enum View: Equatable { case tapped }
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.probeBase) var base

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .increment, .tick:
        state.count += 1
        return .none
      case .view(.tapped):
        state.count += 10
        return .none
      case .nothing, .binding:
        return .none
      case .feedBack:
        return .send(.increment)
      case .feedBackTwice:
        return .merge(.send(.increment), .send(.loaded(7)))
      case .load:
        return .run { [count = state.count] send in
          await send(.loaded(count + base))
        }
      case .loaded(let number):
        state.count = number
        return .none
      case .startTimer:
        return .run(
          operation: { send in
            while true {
              try await clock.sleep(for: .seconds(1))
              await send(.tick)
            }
          }, fileID: "Probe/Probe.swift", line: 7
        )
        .cancellable(id: CancelID.timer)
      case .stopTimer:
        return .cancel(id: CancelID.timer)
      case .startNamed:
        return .run(
          name: "forever", operation: { _ in try await Task.never() },
          fileID: "Probe/Probe.swift", line: 8)
      }
    }
  }
}

extension Probe {
  /// A test store of the feature, with a clock that stands still.
  @MainActor
  static func store(
    _ state: State = State(), clock: TestClock<Duration> = TestClock(), line: UInt = #line
  ) -> TestStoreOf<Probe> {
    TestStore(
      initialState: state,
      reducer: { Probe() },
      withDependencies: {
        $0.continuousClock = clock
        $0.probeBase = 100
      },
      line: line)
  }
}

extension DependencyValues {
  var probeBase: Int {
    get { self[ProbeBaseKey.self] }
    set { self[ProbeBaseKey.self] = newValue }
  }
}

private enum ProbeBaseKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}
