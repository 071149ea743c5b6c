import ComposableArchitecture
import Foundation
import Testing

/// The table "Store" of the API inventory, row by row, as somebody who knows it would write it.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreInventoryTests {
  @Test func `a root store is built inside of the overridden dependencies`() {
    let store = Store(initialState: Library.State(year: Library.thisYear())) {
      Library()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
    #expect(store.year == 1970)
    store.send(.yearButtonTapped)
    #expect(store.year == 1970)
  }

  @Test func `send covers the effects that it started`() async {
    let store: StoreOf<Library> = Store(initialState: Library.State()) { Library() }
    await store.send(.loadButtonTapped).finish()
    #expect(store.title == "Loaded")

    let task: StoreTask = store.send(.waitButtonTapped)
    #expect(!task.isCancelled)
    task.cancel()
    #expect(task.isCancelled)
    await task.finish()
  }

  @Test func `send takes an animation or a transaction`() {
    let store = Store(initialState: Library.State()) { Library() }
    store.send(.loaded("a"), animation: .default)
    #expect(store.title == "a")
    store.send(.loaded("b"), transaction: Transaction(animation: .easeIn(duration: 1)))
    #expect(store.title == "b")
  }

  @Test func `a child's store is cached in its parent`() {
    let store = Store(initialState: Library.State()) { Library() }
    let search: StoreOf<Search> = store.scope(state: \.search, action: \.search)
    #expect(store.scope(state: \.search, action: \.search) === search)
    search.send(.queryChanged("TCA"))
    #expect(store.search.query == "TCA")
    #expect(store.scope(\.search, action: \.search) === search)
  }

  @Test func `an optional child has a store while it is there`() {
    let store = Store(initialState: Library.State()) { Library() }
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    store.send(.optionalButtonTapped)
    if let child = store.scope(state: \.optional, action: \.optional) {
      child.send(.queryChanged("x"))
    }
    #expect(store.optional?.query == "x")
    #expect(store.scope(\.optional, action: \.optional)?.query == "x")
  }

  @Test func `a collection of children is a random access collection of stores`() {
    let store = Store(initialState: Library.State()) { Library() }
    let rows = store.scope(state: \.books, action: \.books)
    #expect(rows.count == 2)
    #expect(rows.map(\.title) == ["A", "B"])
    rows[rows.index(after: rows.startIndex)].send(.rename("C"))
    #expect(store.books.map(\.title) == ["A", "C"])
    for (offset, row) in rows.enumerated() { #expect(row.id == offset + 1) }
    #expect(store.scope(\.books, action: \.books).count == 2)
  }

  @Test func `state is read by name, and whole`() {
    let store = Store(initialState: Library.State(title: "T")) { Library() }
    #expect(store.title == "T")
    #expect(store.state.title == "T")
    #expect(store.search.query.isEmpty)
  }

  @Test func `writing a field sends a binding action`() {
    let store = Store(initialState: Library.State()) { Library() }
    store.title = "New"
    #expect(store.title == "New")
    #expect(store.writes == ["title"])
  }

  @Test func `an enum's store is switched over`() {
    let store = Store(initialState: Panel.State.counter(Tally.State(total: 3))) { Panel.body }
    switch store.case {
    case .counter(let counter): #expect(counter.total == 3)
    default: Issue.record("It is another case.")
    }
  }

  @Test func `stores are equal, hashed and identified by identity, and observable`() async {
    let store = Store(initialState: Library.State()) { Library() }
    let other = Store(initialState: Library.State()) { Library() }
    #expect(store == store)
    #expect(store != other)
    #expect(Set([store, other, store]).count == 2)
    #expect(store.id == ObjectIdentifier(store))
    #expect("\(store.debugDescription)".hasPrefix("Store<"))
    let observable: any Observable = store
    #expect(observable is StoreOf<Library>)
    let perceptible: any Perceptible = store
    #expect(perceptible is StoreOf<Library>)
  }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable { var query = "" }
  enum Action { case queryChanged(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .none
      }
    }
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
  }
  enum Action { case rename(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let title):
        state.title = title
        return .none
      }
    }
  }
}

@Reducer
private struct Library {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var year: Int?
    var search = Search.State()
    var optional: Search.State?
    var books: IdentifiedArrayOf<Book.State> = [
      Book.State(id: 1, title: "A"), Book.State(id: 2, title: "B"),
    ]
    var writes: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case books(IdentifiedActionOf<Book>)
    case loadButtonTapped
    case loaded(String)
    case optional(Search.Action)
    case optionalButtonTapped
    case search(Search.Action)
    case waitButtonTapped
    case yearButtonTapped
  }

  static func thisYear() -> Int {
    @Dependency(\.date) var date
    return 1970 + Int(date.now.timeIntervalSince1970 / 31_556_952)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.search, action: \.search) { Search() }
    Reduce { state, action in
      switch action {
      case .binding(\.title):
        state.writes.append("title")
        return .none
      case .binding, .books, .optional, .search:
        return .none
      case .loadButtonTapped:
        return .run { send in await send(.loaded("Loaded")) }
      case .loaded(let title):
        state.title = title
        return .none
      case .optionalButtonTapped:
        state.optional = Search.State()
        return .none
      case .waitButtonTapped:
        return .run { _ in try await Task.never() }
      case .yearButtonTapped:
        state.year = Self.thisYear()
        return .none
      }
    }
    .ifLet(\.optional, action: \.optional) { Search() }
    .forEach(\.books, action: \.books) { Book() }
  }
}
