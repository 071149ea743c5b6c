import ComposableArchitecture
import Foundation
import Testing

/// The table "Reducer and operators" of the API inventory, row by row.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReducerInventoryTests {
  @Test func `a builder takes sequences, conditions, loops and optionals`() {
    let store = Store(initialState: Trace.State()) {
      Note("first")
      if Bool(true) { Note("if") }
      if Bool(false) { Note("never") } else { Note("else") }
      for index in 1...2 { Note("for \(index)") }
      Note?.some(Note("some"))
      Note?.none
      if #available(macOS 10, *) { Note("available") }
      anyReducer("any")
      EmptyReducer()
      CombineReducers {
        Note("grouped")
        Note("last")
      }
    }
    store.send(.note)
    #expect(
      store.log == [
        "first", "if", "else", "for 1", "for 2", "some", "available", "any", "grouped", "last",
      ])
  }

  private func anyReducer(_ text: String) -> any Reducer<Trace.State, Trace.Action> { Note(text) }

  @Test func `Reduce takes a closure or hides a reducer's type`() {
    let erased = Reduce(Note("erased"))
    let store = Store(initialState: Trace.State()) {
      erased
      Reduce { state, action in
        state.log.append("closure")
        return .none
      }
    }
    store.send(.note)
    #expect(store.log == ["erased", "closure"])
  }

  @Test func `onChange returns an effect, or runs a reducer`() {
    let store = Store(initialState: Trace.State()) {
      Reduce<Trace.State, Trace.Action> { state, action in
        switch action {
        case .note: state.count += 1
        case .changed(let old, let new): state.log.append("\(old) to \(new)")
        }
        return .none
      }
      .onChange(of: \.count) { old, new in
        Reduce { state, _ in
          state.log.append("reduced \(old) \(new)")
          return .none
        }
      }
      .onChange(of: { $0.count }) { old, state in
        .send(.changed(old, state.count))
      }
    }
    store.send(.note)
    #expect(store.log == ["reduced 0 1", "0 to 1"])
  }

  @Test func `dependencies are overridden and transformed for a reducer`() {
    struct Stamp: Reducer {
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout Trace.State, action: Trace.Action) -> Effect<Trace.Action> {
        state.log.append(String(uuid().uuidString.suffix(1)))
        return .none
      }
    }
    let store = Store(initialState: Trace.State()) {
      Stamp().dependency(\.uuid, .constant(UUID(7)))
      Stamp().transformDependency(\.uuid) { $0 = .constant(UUID(8)) }
      Stamp().transformDependency(\.self) { $0.uuid = .constant(UUID(9)) }
    }
    store.send(.note)
    #expect(store.log == ["7", "8", "9"])
  }

  @Test func `changes are printed by a printer of one's own, and not at all`() {
    let printed = LockIsolated<[String]>([])
    let printer = _ReducerPrinter<Trace.State, Trace.Action> { action, old, new in
      printed.withValue { $0.append("\(action): \(old.log.count) to \(new.log.count)") }
    }
    let store = Store(initialState: Trace.State()) {
      Note("a")._printChanges(printer)
      Note("b")._printChanges(nil)
    }
    store.send(.note)
    #expect(printed.value == ["note: 0 to 1"])
    #expect(store.log == ["a", "b"])
    _ = Note("c")._printChanges()
    _ = Note("d")._printChanges(.actionLabels)
    _ = Note("e")._printChanges(.customDump)
  }

  @Test func `a reducer may implement reduce, or a body of any reducer`() {
    struct Body: Reducer {
      var body: some Reducer<Trace.State, Trace.Action> {
        Note("body")
      }
    }
    struct Opaque: Reducer {
      typealias State = Trace.State
      typealias Action = Trace.Action
      var body: some ReducerOf<Self> { Note("opaque") }
    }
    let store = Store(initialState: Trace.State()) {
      Body()
      Opaque()
    }
    store.send(.note)
    #expect(store.log == ["body", "opaque"])
  }

  @Test func `rows are addressed by id`() {
    let action: IdentifiedActionOf<Tally> = .element(id: 3, action: .add)
    #expect(action.is(\.[id: 3]))
    #expect(!action.is(\.[id: 4]))
    #expect(action[case: \.element]?.id == 3)
  }

  @Test func `enum state is scoped by case`() {
    let store = Store(initialState: Mode.State.tally(Tally.State())) { Mode() }
    store.send(.tally(.add))
    #expect(store.state == .tally(Tally.State(total: 1)))
    store.scope(state: \.tally, action: \.tally)?.send(.add)
    #expect(store.state.tally?.total == 2)
    #expect(store.scope(state: \.search, action: \.search) == nil)
  }
}

private enum Trace {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }
  @CasePathable
  enum Action: Equatable {
    case note
    case changed(Int, Int)
  }
}

private struct Note: Reducer {
  let text: String
  init(_ text: String) { self.text = text }
  func reduce(into state: inout Trace.State, action: Trace.Action) -> Effect<Trace.Action> {
    if action == .note { state.log.append(text) }
    return .none
  }
}

@Reducer
private struct Mode {
  @ObservableState
  enum State: Equatable {
    case search(Search.State)
    case tally(Tally.State)
  }
  enum Action {
    case search(Search.Action)
    case tally(Tally.Action)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.search, action: \.search) { Search() }
      .ifCaseLet(\.tally, action: \.tally) { Tally() }
  }
}
