import ComposableArchitecture
import Testing

/// The tables "Presentation", "Stack" and "Alerts and dialogs" of the API inventory, row by row.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationInventoryTests {
  @Test func `optional state is wrapped, with and without observation`() {
    struct Old { @PresentationState var child: Tally.State? }
    var old = Old()
    #expect(old.$child.wrappedValue == nil)
    old.child = Tally.State()
    old.child?.total += 1
    #expect(old.$child.wrappedValue?.total == 1)

    var state = Inbox.State()
    state.destination = .tally(Tally.State())
    state.$destination[case: \.tally]?.total = 4
    #expect(state.destination?.tally?.total == 4)
    #expect(state.$destination.tally.wrappedValue?.total == 4)
  }

  @Test func `a test presents, acts in and dismisses a destination`() async {
    let store = TestStore(initialState: Inbox.State()) { Inbox() }
    await store.send(.tallyButtonTapped) { $0.destination = .tally(Tally.State()) }
    await store.send(\.destination.tally.add) {
      $0.$destination[case: \.tally]?.total = 1
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.delete) }
    await store.send(\.destination.alert.confirmDeletion) { $0.destination = nil }
    await store.receive(\.deleted)
  }

  @Test func `a child asks whether it is presented and dismisses itself`() async {
    let store = TestStore(initialState: Inbox.State(editor: Editor.State())) { Inbox() }
    await store.send(\.editor.doneButtonTapped)
    await store.receive(\.editor.dismiss) { $0.editor = nil }

    let isDismissed = LockIsolated(false)
    let alone = TestStore(initialState: Editor.State()) {
      Editor()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    await alone.send(.doneButtonTapped).finish()
    #expect(isDismissed.value)

    let unpresented = TestStore(initialState: Editor.State()) { Editor() }
    await unpresented.send(.doneButtonTapped) { $0.isStuck = true }
  }

  @Test func `a stack is a collection with ids`() throws {
    var path: StackState<Panel.State> = [.counter(Tally.State()), .plain]
    path.append(.limited(Tally.State(total: 2)))
    let ids: [StackElementID] = Array(path.ids)
    #expect(ids == [0, 1, 2])
    #expect(path.count == 3)
    #expect(path[1] == .plain)
    path[id: ids[2], case: \.limited]?.total = 3
    #expect(path[id: ids[2]]?.limited?.total == 3)
    #expect(path[id: ids[0], case: \.limited] == nil)
    path.pop(from: ids[2])
    #expect(path.count == 2)
    path.pop(to: ids[0])
    #expect(path.count == 1)
    path.removeAll()
    #expect(path.isEmpty)
  }

  @Test func `a test pushes, acts in and pops screens`() async {
    let store = TestStore(initialState: Inbox.State()) { Inbox() }
    await store.send(\.path.push, (id: 0, state: .counter(Tally.State()))) {
      $0.path[id: 0] = .counter(Tally.State())
    }
    await store.send(\.path[id: 0].counter.add) {
      $0.path[id: 0, case: \.counter]?.total = 1
    }
    await store.send(.path(.element(id: 0, action: .counter(.add)))) {
      $0.path[id: 0, case: \.counter]?.total = 2
    }
    await store.send(\.path.popFrom, 0) { $0.path[id: 0] = nil }
  }

  @Test func `a stack's path is what a platform's stack is bound to`() {
    let path: StackState<Panel.State> = [.plain, .counter(Tally.State())]
    var view: StackState<Panel.State>.PathView = path.path
    let component: StackState<Panel.State>.Component = view[1]
    #expect(component.id == path.ids[1])
    #expect(component.element == .counter(Tally.State()))
    view.removeLast()
    #expect(Array(view.path) == [.plain])
  }

  @Test func `alerts and dialogs are data`() {
    let alert = AlertState<Inbox.Destination.Alert>.delete
    #expect(alert == .delete)
    #expect(alert.title == TextState("Delete?"))
    #expect(alert.message == TextState("This can't be undone."))
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.buttons[0].action == .send(.confirmDeletion, animation: .default))
    alert.buttons[0].withAction { #expect($0 == .confirmDeletion) }
    alert.buttons[1].withAction { #expect($0 == nil) }

    let dialog = ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Move")
    } actions: {
      ButtonState(action: 1) { TextState("Up") }
      for number in 2...3 { ButtonState(action: number) { TextState("\(number)") } }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("Where to?")
    }
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.buttons.count == 4)
    #expect(dialog.map { $0.map(String.init) }.buttons[0].action.action == "1")
    let isEphemeral: any Any.Type = AlertState<Int>.self
    #expect(isEphemeral is any _EphemeralState.Type)
    let dialogs: any Any.Type = ConfirmationDialogState<Int>.self
    #expect(dialogs is any _EphemeralState.Type)
  }

  @Test func `texts are data`() {
    let text = TextState("Hello, ") + TextState(verbatim: "Blob").bold().italic()
    #expect(String(state: text) == "Hello, Blob")
    #expect(text != TextState("Hello, Blob"))
    #expect(TextState("a").foregroundColor(.red).font(.title) != TextState("a"))
  }
}

@Reducer
private struct Editor {
  @ObservableState
  struct State: Equatable { var isStuck = false }
  enum Action { case doneButtonTapped }
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        guard isPresented else {
          state.isStuck = true
          return .none
        }
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
private struct Inbox {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var editor: Editor.State?
    var path = StackState<Panel.State>()
  }

  enum Action {
    case deleteButtonTapped
    case deleted
    case destination(PresentationAction<Destination.Action>)
    case editor(PresentationAction<Editor.Action>)
    case path(StackActionOf<Panel>)
    case tallyButtonTapped
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case tally(Tally)
    @CasePathable enum Alert: Equatable { case confirmDeletion }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        state.destination = .alert(.delete)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        return .send(.deleted)
      case .deleted, .destination, .editor, .path:
        return .none
      case .tallyButtonTapped:
        state.destination = .tally(Tally.State())
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$editor, action: \.editor) { Editor() }
    .forEach(\.path, action: \.path)
  }
}

extension Inbox.Destination.State: Equatable {}

extension AlertState where Action == Inbox.Destination.Alert {
  fileprivate static var delete: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.confirmDeletion, animation: .default)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This can't be undone.")
    }
  }
}
