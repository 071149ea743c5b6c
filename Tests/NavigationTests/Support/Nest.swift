import ComposableArchitecture
import Oriel
import Testing

/// A feature that holds itself: in a sheet, in a stack, and with alerts over all of it.
@Reducer
struct Nest {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var path = StackState<Nest.State>()
    var isFirm = false
    @Presents var sheet: Nest.State?
    @Presents var alert: AlertState<Answer>?
    var log: [String] = []
  }

  @CasePathable
  enum Answer: Equatable { case push, stay }

  @CasePathable
  enum Action {
    case alert(PresentationAction<Answer>)
    case ask(AlertState<Answer>?)
    case askedByEffect
    case closeButtonTapped
    case path(StackAction<Nest.State, Nest.Action>)
    case present(Int?)
    case pushed(Int)
    case reordered([Int])
    indirect case sheet(PresentationAction<Nest.Action>)
    case task
    case appeared
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(let answer)):
        state.log.append("\(answer)")
        if answer == .push { state.path.append(State(id: 100 + state.path.count)) }
      case .alert(.dismiss): state.log.append("alert dismissed")
      case .ask(let alert): state.alert = alert
      case .askedByEffect: state.alert = AlertState { TextState("Asked by effect") }
      case .closeButtonTapped:
        return .run { [dismiss] _ in
          await dismiss()
          await dismiss()
        }
      case .present(let id): state.sheet = id.map { State(id: $0) }
      case .pushed(let id): state.path.append(State(id: id))
      case .reordered(let places):
        let old = state.path
        let ids = old.ids
        state.path.removeAll()
        for place in places { state.path[id: ids[place]] = old[id: ids[place]] }
      case .sheet(.dismiss): state.log.append("sheet dismissed")
      case .task: return .run { _ in await Task.never() }
      case .path, .sheet, .appeared: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$sheet, action: \.sheet) { Nest() }
    .forEach(\.path, action: \.path) { Nest() }
  }
}

struct NestView: View {
  @Bindable var store: StoreOf<Nest>
  let visits: Visits

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NestScreen(store: store, visits: visits)
    } destination: { store in
      NestScreen(store: store, visits: visits)
    }
  }
}

/// A screen of a nest. What it presents has a stack of its own.
struct NestScreen: View {
  @Bindable var store: StoreOf<Nest>
  let visits: Visits
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = visits.dismissals[store.state.id] = dismiss
    VStack {
      Text("Nest \(store.state.id)")
      Button("Close \(store.state.id)") { store.send(.closeButtonTapped) }
    }
    .navigationTitle("Nest \(store.state.id)")
    .interactiveDismissDisabled(store.isFirm)
    .task { await store.send(.task).finish() }
    .onAppear { visits.comes?(store) }
    .onDisappear { visits.goes?() }
    .alert($store.scope(state: \.alert, action: \.alert))
    .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
      NestView(store: store, visits: visits)
    }
  }
}

/// What a script does when nests come and go, and how their views would close them.
@MainActor
final class Visits {
  var dismissals: [Int: DismissAction] = [:]
  var comes: (@MainActor (StoreOf<Nest>) -> Void)?
  var goes: (@MainActor () -> Void)?
}

/// A nest on a stage.
@MainActor
struct NestShow {
  let store: StoreOf<Nest>
  let visits = Visits()
  let stage: any Stage

  init(_ theatre: any Theatre, _ state: Nest.State = Nest.State(id: 0)) async throws {
    let store = Store(initialState: state) { Nest() }
    self.store = store
    let visits = visits
    stage = try theatre.show(isOpen: nil) { NestView(store: store, visits: visits) }
    await stage.settle()
  }

  func send(_ action: Nest.Action) async {
    store.send(action)
    await stage.settle()
  }

  func expectAgreement(
    _ presentations: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(stage.presentations == presentations, sourceLocation: sourceLocation)
    #expect(stage.screens == stage.expectedScreens, sourceLocation: sourceLocation)
    #expect(stage.screens.count == store.path.count + 1, sourceLocation: sourceLocation)
    #expect(stage.engine.oracle() == stage.engine.snapshot(), sourceLocation: sourceLocation)
  }
}
