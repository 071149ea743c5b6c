import ComposableArchitecture

/// What this machine does: processors, memory, disks and processes, read once a second.
@Reducer
public struct Monitor: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var failure: String?
    /// The last minute or so, in percent.
    var loads: [Double] = []
    var memories: [Double] = []
    var order = Order.load
    var query = ""
    var reading = Reading()
    var processes: IdentifiedArrayOf<Row> = []
    var selection: Int32?

    public init() {}
  }

  /// A process with what it did since the last reading.
  @ObservableState
  public struct Row: Equatable, Identifiable, Sendable {
    public let id: Int32
    var name: String
    var load: Double
    var memory: Int
  }

  public enum Order: String, CaseIterable, Sendable {
    case load = "Load"
    case memory = "Memory"
    case name = "Name"
  }

  public enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case appeared
    case binding(BindingAction<State>)
    case endButtonTapped
    case ended(Result<Int32, any Error>)
    case read(Result<Reading, any Error>)

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmEnd(Int32)
    }
  }

  /// How many readings the charts show.
  static let memory = 60

  @Dependency(\.continuousClock) var clock
  @Dependency(\.machine) var machine

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmEnd(let process))):
        return .run { send in
          await send(
            .ended(
              Result {
                try await machine.end(process)
                return process
              }))
        }

      case .alert:
        return .none

      case .appeared:
        return .run { send in
          await send(.read(Result { try await machine.read() }))
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.read(Result { try await machine.read() }))
          }
        }

      case .binding(\.order), .binding(\.query):
        state.arrange(state.rows(of: state.reading, since: nil))
        return .none

      case .binding:
        return .none

      case .endButtonTapped:
        guard let id = state.selection, let process = state.processes[id: id] else { return .none }
        state.alert = .confirmEnd(process)
        return .none

      case .ended(.success(let process)):
        state.processes.remove(id: process)
        if state.selection == process { state.selection = nil }
        return .none

      case .ended(.failure(let error)):
        state.alert = AlertState {
          TextState("The process was not ended")
        } message: {
          TextState((error as? MachineError)?.reason ?? "\(error)")
        }
        return .none

      case .read(.success(let reading)):
        state.take(reading)
        return .none

      case .read(.failure(let error)):
        state.failure = (error as? MachineError)?.reason ?? "\(error)"
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension Monitor.State {
  fileprivate mutating func take(_ new: Reading) {
    let isFirst = reading.totalTicks == 0
    if !isFirst { loads = (loads + [new.load(since: reading)]).suffix(Monitor.memory) }
    memories = (memories + [new.memoryFraction * 100]).suffix(Monitor.memory)
    failure = nil
    let rows = rows(of: new, since: isFirst ? nil : reading)
    reading = new
    arrange(rows)
  }

  fileprivate func rows(of new: Reading, since old: Reading?) -> [Monitor.Row] {
    let before = Dictionary(
      (old?.processes ?? []).map { ($0.id, $0.ticks) }, uniquingKeysWith: { first, _ in first })
    let total = Double(max(1, new.totalTicks - (old?.totalTicks ?? 0)))
    return new.processes.map { process in
      let load = before[process.id].map { Double(process.ticks - $0) / total * 100 }
      return Monitor.Row(
        id: process.id, name: process.name,
        load: old == nil ? processes[id: process.id]?.load ?? 0 : max(0, load ?? 0),
        memory: process.memory)
    }
  }

  /// Shows the rows that match what somebody looks for, in the order that they chose.
  fileprivate mutating func arrange(_ rows: [Monitor.Row]) {
    let words = query.lowercased().split(separator: " ")
    let shown = rows.filter { row in words.allSatisfy { row.name.lowercased().contains($0) } }
    let sorted =
      switch order {
      case .load: shown.sorted { ($1.load, $1.memory, $0.id) < ($0.load, $0.memory, $1.id) }
      case .memory: shown.sorted { ($1.memory, $0.id) < ($0.memory, $1.id) }
      case .name: shown.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
      }
    processes = IdentifiedArray(sorted) { first, _ in first }
    if let selection, processes[id: selection] == nil { self.selection = nil }
  }
}

extension AlertState<Monitor.Action.Alert> {
  static func confirmEnd(_ process: Monitor.Row) -> Self {
    AlertState {
      TextState("End \(process.name)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmEnd(process.id)) {
        TextState("End process")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("Process \(process.id) is asked to end. What it hasn't saved may be lost.")
    }
  }
}
