import ComposableArchitecture
import Oriel
import Testing
import ViewTree
import Views

/// Rows that have stores, on a target that mounts rows on demand.
@MainActor
@Suite struct StoreRowsTests {
  private func start(_ count: Int) -> (StoreOf<Rows>, Engine, RecordingTarget) {
    let rows = (0..<count).map { Rows.Row.State(id: $0, title: "row \($0)") }
    let store = Store(initialState: Rows.State(rows: IdentifiedArray(uniqueElements: rows))) {
      Rows()
    }
    let engine = Engine { RowsScreen(store: store) }
    let target = RecordingTarget(virtualKinds: [.list])
    engine.start(on: target)
    target.clear()
    return (store, engine, target)
  }

  private func list(_ target: RecordingTarget) -> Node? {
    target.windows.first?.children.first
  }

  private func texts(_ target: RecordingTarget) -> [String] {
    list(target)?.children.map(\.accessibleName) ?? []
  }

  @Test(arguments: [100, 50_000]) func oneRowOfManyIsOneBodyAndOnePatch(count: Int) {
    let (store, engine, target) = start(count)
    #expect(texts(target).count == 40)
    let before = engine.statistics
    store.send(.rows(.element(id: 7, action: .rename("new"))))
    engine.flush()
    #expect(engine.statistics.evaluatedBodies - before.evaluatedBodies == 1)
    #expect(engine.statistics.patches - before.patches == 1)
    #expect(texts(target)[7] == "new")
    #expect(target.faults == [])
    #expect(engine.oracle() == engine.snapshot())
    engine.stop()
  }

  @Test func aRowAboveIsOneBodyAndOnePatch() throws {
    let (store, engine, target) = start(50_000)
    let id = try #require(list(target)?.id)
    target.send(.show(20_000..<20_020), to: id)
    let before = engine.statistics
    store.send(.inserted)
    engine.flush()
    #expect(engine.statistics.evaluatedBodies - before.evaluatedBodies == 1)
    #expect(engine.statistics.patches - before.patches == 1)
    #expect(list(target)?.content.element.window == RowWindow(start: 20_001, total: 50_001))
    #expect(texts(target).first == "row 20000")
    store.send(.rows(.element(id: 20_000, action: .rename("new"))))
    engine.flush()
    #expect(texts(target).first == "new")
    store.send(.removed(20_000))
    engine.flush()
    #expect(texts(target).prefix(2) == ["row 19999", "row 20001"])
    #expect(target.faults == [])
    #expect(engine.oracle() == engine.snapshot())
    engine.stop()
  }

  @Test func onlyRowsInTheWindowHaveStores() throws {
    let (store, engine, target) = start(1_000)
    weak let early = store.scope(state: \.rows, action: \.rows)[id: 3]
    #expect(early != nil)
    let id = try #require(list(target)?.id)
    target.send(.show(500..<520), to: id)
    #expect(early == nil)
    engine.stop()
  }
}

@Reducer
private struct Rows {
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var title: String
    }

    enum Action {
      case rename(String)
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .rename(let title): state.title = title
        }
        return .none
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>
  }

  enum Action {
    case inserted
    case removed(Int)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .inserted:
        state.rows.insert(Row.State(id: -1, title: "inserted"), at: 0)
      case .removed(let id):
        state.rows.remove(id: id)
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

private struct RowsScreen: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowScreen(store: $0) }
    }
  }
}

private struct RowScreen: View {
  let store: StoreOf<Rows.Row>

  var body: some View { Text(store.title) }
}
