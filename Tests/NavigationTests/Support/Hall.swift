import ComposableArchitecture
import Oriel

/// A screen of many rows, each a feature.
@Reducer
struct Hall {
  @ObservableState
  struct State {
    var seats = IdentifiedArray(uniqueElements: (1...50).map { Seat.State(id: $0) })
  }

  enum Action {
    case seats(IdentifiedActionOf<Seat>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.seats, action: \.seats) { Seat() }
  }
}

@Reducer
struct Seat {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var isTaken = false
  }

  enum Action {
    case task, toggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task: return .run { _ in await Task.never() }
      case .toggled:
        state.isTaken.toggle()
        return .none
      }
    }
  }
}

struct HallView: View {
  let store: StoreOf<Hall>

  var body: some View {
    List {
      ForEach(store.scope(state: \.seats, action: \.seats)) { seat in
        Button(seat.isTaken ? "Leave \(seat.state.id)" : "Take \(seat.state.id)") {
          seat.send(.toggled)
        }
        .task { await seat.send(.task).finish() }
      }
    }
    .navigationTitle("Hall")
  }
}
