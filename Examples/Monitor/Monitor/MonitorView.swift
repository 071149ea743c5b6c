import ComposableArchitecture
import Oriel

public struct MonitorView: View {
  @Bindable var store: StoreOf<Monitor>

  public init(store: StoreOf<Monitor>) {
    self.store = store
  }

  public var body: some View {
    TabView {
      ChartsView(store: store)
        .tabItem { Label("Overview", systemImage: "chart.bar") }
      ProcessesView(store: store)
        .tabItem { Label("Processes", systemImage: "list.bullet") }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.appeared).finish() }
  }
}

private struct ChartsView: View {
  let store: StoreOf<Monitor>

  var body: some View {
    Form {
      if let failure = store.failure {
        Section {
          Label(failure, systemImage: "exclamationmark.triangle")
        }
      }
      Section("Processors") {
        Chart(store.loads, in: 0...100, unit: "%")
          .chartForm(.area)
          .accessibilityLabel("Load of the processors")
      }
      Section("Memory") {
        Chart(store.memories, in: 0...100, unit: "%")
          .chartForm(.area)
          .accessibilityLabel("Memory in use")
        LabeledContent(
          "In use",
          value: """
            \((store.reading.memoryTotal - store.reading.memoryAvailable).bytes) of \
            \(store.reading.memoryTotal.bytes)
            """)
      }
      Section("Disks") {
        ForEach(store.reading.disks) { disk in
          ProgressView(value: disk.usedFraction) {
            Text("\(disk.mount), \(disk.free.bytes) free")
          }
        }
      }
    }
  }
}

private struct ProcessesView: View {
  @Bindable var store: StoreOf<Monitor>

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        TextField("Filter", text: $store.query)
        Picker("Order", selection: $store.order) {
          ForEach(Monitor.Order.allCases, id: \.self) { order in
            Text(order.rawValue).tag(order)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .padding([.horizontal, .top])

      List(store.processes, selection: $store.selection) { process in
        HStack {
          Text(process.name)
          Text("\(process.id)")
            .font(.caption)
            .foregroundStyle(.secondary)
          Spacer()
          Text(process.load.percent)
            .monospacedDigit()
          Text(process.memory.bytes)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .frame(minWidth: 80, alignment: .trailing)
        }
      }

      HStack {
        Text("\(store.processes.count) processes")
          .foregroundStyle(.secondary)
        Spacer()
        Button("End process…") { store.send(.endButtonTapped) }
          .disabled(store.selection == nil)
      }
      .padding([.horizontal, .bottom])
    }
  }
}

extension Int {
  /// A number of bytes in the largest unit of which there is at least one.
  var bytes: String {
    var size = Double(self)
    for unit in ["B", "kB", "MB", "GB"] {
      if size < 1_000 {
        return size < 10 && unit != "B" ? "\(size.tenths) \(unit)" : "\(Int(size)) \(unit)"
      }
      size /= 1_000
    }
    return "\(size.tenths) TB"
  }
}

extension Double {
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  var percent: String { "\(tenths)%" }
}
