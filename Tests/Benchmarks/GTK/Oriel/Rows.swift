import CAllocationCounter
import CGTKDriver
import ComposableArchitecture
import Oriel

@MainActor
func rows(_ count: Int, @ViewBuilder content: @escaping (StoreOf<Rows>) -> some View) -> Engine {
  let before = oriel_heap_bytes()
  let state = Rows.State(count: count)
  oriel_driver_note_state(oriel_heap_bytes() - before)
  let store = Store(initialState: state) { Rows() }
  return Engine(title: "Benchmark") { content(store) }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var value = 0
  }

  enum Action {}

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
    var turn = 0

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action {
    case changeButtonTapped
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .changeButtonTapped = action else { return .none }
      state.rows[id: state.turn % 10]?.value += 1
      state.turn += 1
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

struct RowView: View {
  let store: StoreOf<Row>

  var body: some View {
    Text(verbatim: "Row \(store.state.id): \(store.value)")
  }
}

/// Every row is there, seen or not.
struct BoxScreen: View {
  let store: StoreOf<Rows>

  var body: some View {
    VStack {
      Button("Change") { store.send(.changeButtonTapped) }
        .accessibilityIdentifier("act")
      ScrollView {
        VStack {
          ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
        }
      }
    }
  }
}

/// Only the rows around those that are seen are there.
struct ListScreen: View {
  let store: StoreOf<Rows>

  var body: some View {
    VStack {
      Button("Change") { store.send(.changeButtonTapped) }
        .accessibilityIdentifier("act")
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
      }
    }
  }
}
