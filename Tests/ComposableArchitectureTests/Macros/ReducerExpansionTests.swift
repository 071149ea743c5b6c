import CasePaths
import ComposableArchitecture
import Testing

/// What `@Reducer` expands to for a struct, compiled and run.
@Suite struct ReducerExpansionTests {
  @Test func aFeatureRunsItsBody() {
    var state = Counter.State()
    _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
    _ = Counter().reduce(into: &state, action: .delegate(.added(3)))
    #expect(state.count == 4)
  }

  @Test func casesOfTheActionAreNamedByKeyPaths() {
    let action = Counter.Action.delegate(.added(3))
    #expect(action.is(\.delegate.added))
    #expect(action[case: \.delegate.added] == 3)
    #expect(!action.is(\.incrementButtonTapped))
  }

  @Test func whatIsMissingIsMade() {
    #expect(Missing.State() == Missing.State())
    #expect(Set([Missing.State(), Missing.State()]).count == 1)
    #expect(Array(Missing.Action.allCasePaths).isEmpty)
  }

  @Test func anEnumOfStatesIsReadAndRunByCase() {
    var state = Session.State.loggedIn(Counter.State())
    _ = Session().reduce(into: &state, action: .loggedIn(.incrementButtonTapped))
    #expect(state.loggedIn?.count == 1)
    #expect(state.loggedOut == nil)
    #expect(state.is(\.loggedIn))
  }

  @Test func genericFeaturesRun() {
    var state = Box<String>.State(value: "a")
    _ = Box<String>().reduce(into: &state, action: .replaced("b"))
    #expect(state.value == "b")
  }

  @Test func aFeatureMayImplementReduce() {
    var state = 0
    _ = Plain().reduce(into: &state, action: .add(2))
    #expect(state == 2)
    #expect(Plain.Action.add(1).is(\.add))
  }

  @Test func declarationsOfThisConfigurationCount() {
    var state = Configured.State()
    _ = Configured().reduce(into: &state, action: .tapped)
    #expect(state.taps == 1)
  }

  @Test func presentedStateOfAFeatureIsAPresentation() {
    var state = Parent.State()
    #expect(state.child == nil)
    state.child = Counter.State()
    state.child?.count = 2
    #expect(state.$child.wrappedValue?.count == 2)
    _ = Parent().reduce(into: &state, action: .child(.presented(.incrementButtonTapped)))
    #expect(state.child?.count == 3)
    _ = Parent().reduce(into: &state, action: .child(.dismiss))
    #expect(state.child == nil)
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case incrementButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate {
      case added(Int)
    }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped: state.count += 1
      case .delegate(.added(let count)): state.count += count
      }
      return .none
    }
  }
}

@Reducer
private struct Missing {}

@Reducer
private struct Session {
  enum State: Equatable {
    case loggedIn(Counter.State)
    case loggedOut(Counter.State)
  }
  enum Action {
    case loggedIn(Counter.Action)
    case loggedOut(Counter.Action)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.loggedIn, action: \.loggedIn) { Counter() }
    Scope(state: \.loggedOut, action: \.loggedOut) { Counter() }
  }
}

@Reducer
private struct Box<Value: Equatable> {
  @ObservableState
  struct State: Equatable {
    var value: Value
  }
  enum Action {
    case replaced(Value)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replaced(let value) = action { state.value = value }
      return .none
    }
  }
}

@Reducer
private struct Plain {
  typealias State = Int
  enum Action {
    case add(Int)
  }
  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    if case .add(let count) = action { state += count }
    return .none
  }
}

@Reducer
private struct Configured {
  #if os(Linux)
    struct State {
      var taps = 0
    }
    enum Action {
      case tapped
    }
  #else
    typealias State = Int
    typealias Action = Never
  #endif
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.taps += 1
      return .none
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Counter.State?
    var title = ""
  }
  enum Action {
    case child(PresentationAction<Counter.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Counter() }
  }
}

@Reducer
public struct PublicFeature {
  public init() {}
}
