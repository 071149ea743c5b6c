import ComposableArchitecture
import ConcurrencyExtras
import Dependencies
import IdentifiedCollections

/// A child whose effect goes on until it is cancelled.
@Reducer
struct Worker {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var isPresented: Bool?
  }

  enum Action: Equatable {
    case work
    case incrementLater
    case reset
    case increment
    case checkPresentation
    case dismissTapped
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  @Dependency(WorkLog.self) var log

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .work:
        return .run { [log] _ in
          log.hasStarted.setValue(true)
          try? await Task.sleep(for: .seconds(3_600))
          log.entries.withValue { $0.append(Task.isCancelled ? "cancelled" : "timed out") }
        }
      case .incrementLater:
        return .send(.increment)
      case .reset:
        state = State(id: state.id)
        return .none
      case .increment:
        state.count += 1
        return .none
      case .checkPresentation:
        state.isPresented = isPresented
        return .none
      case .dismissTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

/// What became of the work.
struct WorkLog: TestDependencyKey {
  let hasStarted = LockIsolated(false)
  let entries = LockIsolated<[String]>([])
  static var testValue: WorkLog { WorkLog() }
}

/// A parent that embeds workers in every way there is, and edits its state as a test says.
@Reducer
struct Office {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Worker.State?
    @Presents var destination: Destination.State?
    var plain: Worker.State?
    var mode = Mode.State.idle
    var rows: IdentifiedArrayOf<Worker.State> = []
    var path = StackState<Worker.State>()
    var log: [String] = []
  }

  enum Action {
    case sheet(PresentationAction<Worker.Action>)
    case destination(PresentationAction<Destination.Action>)
    case plain(Worker.Action)
    case mode(Mode.Action)
    case rows(IdentifiedActionOf<Worker>)
    case path(StackActionOf<Worker>)
    case edit((inout State) -> Void)
  }

  @Reducer
  enum Destination {
    case worker(Worker)
    case alert(AlertState<Alert>)
    enum Alert: Equatable { case ok }
  }

  @Reducer
  struct Mode {
    @ObservableState
    enum State: Equatable {
      case idle
      case busy(Worker.State)
      case tired(Worker.State)
    }
    enum Action {
      case busy(Worker.Action)
      case tired(Worker.Action)
    }
    var body: some Reducer<State, Action> {
      EmptyReducer()
        .ifCaseLet(\.busy, action: \.busy) { Worker() }
        .ifCaseLet(\.tired, action: \.tired) { Worker() }
    }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.mode, action: \.mode) { Mode() }
    Reduce { state, action in
      switch action {
      case .edit(let edit):
        edit(&state)
      case .sheet(.presented(.dismissTapped)), .path(.element(_, .dismissTapped)):
        state.log.append("tapped")
      case .sheet(.dismiss):
        state.log.append("dismiss, sheet is \(state.sheet == nil ? "gone" : "there")")
      case .destination(.presented(.alert(.ok))):
        state.log.append("ok, alert is \(state.destination == nil ? "gone" : "there")")
      case .path(.popFrom(let id)):
        state.log.append("pop \(id.debugDescription), \(state.path.count) there")
      default:
        break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Worker() }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.plain, action: \.plain) { Worker() }
    .forEach(\.rows, action: \.rows) { Worker() }
    .forEach(\.path, action: \.path) { Worker() }
  }
}

extension Office.Destination.State: Equatable {}

/// A grandparent that edits its grandchildren over the head of their parent.
@Reducer
struct Company {
  @ObservableState
  struct State: Equatable { var office = Office.State() }

  enum Action {
    case office(Office.Action)
    case edit((inout State) -> Void)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.office, action: \.office) { Office() }
    Reduce { state, action in
      if case .edit(let edit) = action { edit(&state) }
      return .none
    }
  }
}
