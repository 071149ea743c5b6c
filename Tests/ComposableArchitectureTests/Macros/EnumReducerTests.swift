import ComposableArchitecture
import Testing

/// What `@Reducer enum` makes: state, actions, a body, and stores by case.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct EnumReducerTests {
  @Test func `the case that is on runs, with the value it was given`() {
    let store = Store(initialState: Panel.State.counter(Tally.State())) { Panel.body }
    store.send(.counter(.add))
    #expect(store.state.counter?.total == 1)
    let limited = Store(initialState: Panel.State.limited(Tally.State(total: 4))) { Panel.body }
    limited.send(.limited(.add))
    limited.send(.limited(.add))
    #expect(limited.state.limited?.total == 5)
  }

  @Test func `an action of a case that isn't on is reported`() {
    let store = Store(initialState: Panel.State.plain) { Panel.body }
    let texts = issues { store.send(.counter(.add)) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("An \"ifCaseLet\" at ") == true)
    #expect(store.state == .plain)
  }

  @Test func `the store is switched over by case`() {
    let store = Store(initialState: Panel.State.counter(Tally.State(total: 7))) { Panel.body }
    guard case .counter(let counter) = store.case else {
      Issue.record("It is another case.")
      return
    }
    #expect(counter.total == 7)
    counter.send(.add)
    #expect(store.state.counter?.total == 8)
    guard case .counter(let again) = store.case else { return }
    #expect(again == counter)
  }

  @Test func `data, alerts and bare cases are handed over as they are`() {
    func label(_ state: Panel.State) -> String {
      switch Store(initialState: state, reducer: { Panel.body }).case {
      case .counter(let store): "counter \(store.total)"
      case .limited(let store): "limited \(store.total)"
      case .alert(let alert): "alert \(String(state: alert.title))"
      case .question(let question): "question \(question.text)"
      case .note(let title, let stars): "note \(title) \(stars)"
      case .raw(let state): "raw \(state.total)"
      case .plain: "plain"
      }
    }
    #expect(label(.limited(Tally.State(total: 1))) == "limited 1")
    #expect(label(.alert(AlertState { TextState("Stop?") })) == "alert Stop?")
    #expect(label(.question(Question(text: "Why?"))) == "question Why?")
    #expect(label(.note(title: "A", stars: 3)) == "note A 3")
    #expect(label(.raw(Tally.State(total: 2))) == "raw 2")
    #expect(label(.plain) == "plain")
  }

  @Test func `an alert among the cases goes as soon as it is answered`() {
    let store = Store(initialState: Room.State()) { Room() }
    store.send(.show(.alert(AlertState { TextState("Stop?") })))
    store.send(.panel(.presented(.alert(.stop))))
    #expect(store.panel == nil)
    #expect(store.log == ["stop, gone"])
  }

  @Test func `a case that is marked as ephemeral goes, too`() {
    let store = Store(initialState: Room.State()) { Room() }
    store.send(.show(.question(Question(text: "Why?"))))
    store.send(.panel(.presented(.question(.because))))
    #expect(store.panel == nil)
    #expect(store.log == ["because, gone"])
  }

  @Test func `ifLet needs no reducer for it, presented or not`() {
    let store = Store(initialState: Room.State()) { Room() }
    store.send(.show(.counter(Tally.State())))
    store.send(.panel(.presented(.counter(.add))))
    #expect(store.panel?.counter?.total == 1)
    store.send(.showInline(.limited(Tally.State())))
    store.send(.inline(.limited(.add)))
    #expect(store.inline?.limited?.total == 1)
  }

  @Test func `forEach needs no reducer for it, in a collection and in a stack`() {
    let store = Store(initialState: Room.State()) { Room() }
    store.send(.push(.counter(Tally.State())))
    let id = store.path.ids[0]
    store.send(.path(.element(id: id, action: .counter(.add))))
    #expect(store.path[id: id]?.counter?.total == 1)
    store.send(.rows(.element(id: 2, action: .second(.add))))
    #expect(store.rows[id: 2] == .second(Tally.State(id: 2, total: 1)))
    #expect(store.rows[id: 1] == .first(Tally.State(id: 1)))
  }

  @Test func `a case in another feature runs by key path`() {
    let store = Store(initialState: Room.State()) { Room() }
    store.send(.embedded(.counter(.add)))
    #expect(store.embedded.counter?.total == 1)
  }

  @Test func `a public enum, one without cases and a generic one compile`() {
    _ = PublicPath.body
    _ = EmptyPath.body
    _ = GenericPath<Int>.body
    #expect(OnlyPlain.State.a != .b)
  }
}

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var total = 0
  }
  enum Action { case add }
  let limit: Int
  init(limit: Int = .max) { self.limit = limit }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.total = min(state.total + 1, limit)
      return .none
    }
  }
}

struct Question: Equatable, _EphemeralState {
  typealias Action = Answer
  enum Answer { case because }
  var text: String
}

@Reducer
enum Panel {
  case counter(Tally)
  case limited(Tally = Tally(limit: 5))
  case alert(AlertState<Alert>)
  @ReducerCaseEphemeral case question(Question)
  @ReducerCaseIgnored case raw(Tally.State)
  @ReducerCaseIgnored case note(title: String, stars: Int)
  case plain

  enum Alert: Equatable { case stop }
}
extension Panel.State: Equatable {}

@Reducer
private enum RowKind {
  case first(Tally)
  case second(Tally)
}
extension RowKind.State: Equatable {}
extension RowKind.State: Identifiable {
  var id: Int {
    switch self {
    case .first(let state), .second(let state): state.id
    }
  }
}

@Reducer
private struct Room {
  @ObservableState
  struct State {
    @Presents var panel: Panel.State?
    var inline: Panel.State?
    var path = StackState<Panel.State>()
    var rows: IdentifiedArrayOf<RowKind.State> = [
      .first(Tally.State(id: 1)), .second(Tally.State(id: 2)),
    ]
    var embedded = Panel.State.counter(Tally.State())
    var log: [String] = []
  }

  enum Action {
    case panel(PresentationAction<Panel.Action>)
    case inline(Panel.Action)
    case path(StackActionOf<Panel>)
    case rows(IdentifiedActionOf<RowKind>)
    case embedded(Panel.Action)
    case show(Panel.State)
    case showInline(Panel.State)
    case push(Panel.State)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.embedded, action: \.embedded) { Panel.body }
    Reduce { state, action in
      switch action {
      case .panel(.presented(.alert(.stop))):
        state.log.append("stop, \(state.panel == nil ? "gone" : "there")")
      case .panel(.presented(.question(.because))):
        state.log.append("because, \(state.panel == nil ? "gone" : "there")")
      case .panel, .inline, .path, .rows, .embedded: break
      case .show(let panel): state.panel = panel
      case .showInline(let panel): state.inline = panel
      case .push(let panel): state.path.append(panel)
      }
      return .none
    }
    .ifLet(\.$panel, action: \.panel)
    .ifLet(\.inline, action: \.inline)
    .forEach(\.path, action: \.path)
    .forEach(\.rows, action: \.rows)
  }
}

@Reducer
public struct PublicNothing {
  public init() {}
}
@Reducer
public enum PublicPath { case nothing(PublicNothing) }
@Reducer
enum EmptyPath {}
@Reducer
enum OnlyPlain { case a, b }
extension OnlyPlain.State: Equatable {}
@Reducer
struct GenericItem<T: Equatable> {
  @ObservableState
  struct State: Equatable { var value: T }
  enum Action { case set(T) }
}
@Reducer
enum GenericPath<T: Equatable> { case item(GenericItem<T>) }
