import ComposableArchitecture
import Oriel

public struct TenThousandRowsView: View {
  @Bindable var store: StoreOf<TenThousandRows>

  public init(store: StoreOf<TenThousandRows>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Picker("Rows", selection: $store.count.sending(\.countChosen)) {
          ForEach(TenThousandRows.counts, id: \.self) { count in
            Text("\(count)").tag(count)
          }
        }
        .pickerStyle(.segmented)
        HStack {
          Button("Insert") { store.send(.insertButtonTapped) }
          Button("Reverse") { store.send(.reverseButtonTapped) }
        }
        CountersView(store: store)
      }
      .padding([.horizontal, .top])

      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { store in
          RowView(store: store)
        }
      }
    }
    .task { await store.send(.appeared).finish() }
  }
}

/// A view of its own, so that a second that passes runs this body and not that of the list.
private struct CountersView: View {
  let store: StoreOf<TenThousandRows>

  var body: some View {
    HStack {
      Text("\(store.counters.stores) stores")
      Text("\(store.counters.effects) timers")
      Text("\(store.counters.actions) actions")
      Text("\(store.counters.notifications) observers told")
    }
    .font(.caption)
    .monospacedDigit()
  }
}

private struct RowView: View {
  @Bindable var store: StoreOf<Row>

  var body: some View {
    HStack {
      Toggle("Mark", isOn: $store.isMarked)
        .toggleStyle(.checkbox)
        .labelsHidden()
      Text("Row \(store.number)")
        .bold(store.isMarked)
      Spacer()
      Text("\(store.seconds) s")
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .task { await store.send(.appeared).finish() }
  }
}
