import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

/// A destination that is a `@Reducer` enum, each case presented in its own way.
@MainActor
struct EnumScopeTests {
  @Test
  func eachCaseIsPresentedByItsName() async {
    let store = Store(initialState: Notes.State()) { Notes() }
    let screen = Screen { NotesView(store: store) }
    await screen.button("Edit").tap()
    #expect(screen.text("Editing 1").exists)
    await screen.button("Bump").tap()
    #expect(screen.text("Editing 2").exists)
    await screen.button("Delete").tap()
    #expect(screen.alert("Delete?").exists)
    await screen.alert().button("Yes").tap()
    #expect(store.destination == nil)
    #expect(store.log == ["deleted"])
  }

  @Test
  func aDismissalOfOneCaseDoesNotCloseAnother() {
    @Bindable var store = Store(initialState: Notes.State()) { Notes() }
    let destination = $store.scope(state: \.$destination, action: \.destination)
    let edit = destination.edit
    store.send(.editButtonTapped)
    #expect(edit.wrappedValue?.number == 1)
    store.send(.deleteButtonTapped)
    #expect(edit.wrappedValue == nil)
    edit.wrappedValue = nil
    #expect(store.destination?.alert != nil)
    destination.alert.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test
  func everySpellingLeadsToTheSameChild() {
    @Bindable var store = Store(
      initialState: Notes.State(destination: .edit(Note.State(number: 7)))
    ) {
      Notes()
    }
    let binding = Binding<StoreOf<Notes>>.constant(store)
    let all = [
      $store.scope(state: \.destination, action: \.destination).edit,
      $store.scope(state: \.$destination, action: \.destination).edit,
      $store.scope(\.destination, action: \.destination).edit,
      $store.scope(\.$destination, action: \.destination).edit,
      $store.scope(state: \.destination?.edit, action: \.destination.edit),
      binding.scope(state: \.destination, action: \.destination).edit,
      binding.scope(state: \.$destination, action: \.destination).edit,
      binding.scope(\.destination, action: \.destination).edit,
      binding.scope(\.$destination, action: \.destination).edit,
    ]
    for edit in all { #expect(edit.wrappedValue?.number == 7) }
    all.last?.wrappedValue = nil
    for edit in all { #expect(edit.wrappedValue == nil) }
  }

  @Test
  func aViewThatHoldsACaseIsSkippedWhenItsParentIsEvaluated() async {
    let store = Store(initialState: Notes.State()) { Notes() }
    let counter = Evaluations()
    let screen = Screen { CountingParent(store: store, counter: counter) }
    await screen.button("Touch").tap()
    await screen.button("Touch").tap()
    #expect(store.touches == 2)
    #expect(counter.parents == 3)
    #expect(counter.children == 1)
  }
}

@MainActor
private final class Evaluations {
  var parents = 0
  var children = 0
}

private struct CountingParent: View {
  @Bindable var store: StoreOf<Notes>
  let counter: Evaluations

  var body: some View {
    let _ = counter.parents += 1
    Button("Touch") { store.send(.touched) }
    Text("Touched \(store.touches) times")
    CountingChild(
      edit: $store.scope(state: \.destination, action: \.destination).edit, counter: counter)
  }
}

private struct CountingChild: View {
  @Binding var edit: StoreOf<Note>?
  let counter: Evaluations

  var body: some View {
    let _ = counter.children += 1
    Text(edit == nil ? "nothing" : "something")
  }
}

private struct NotesView: View {
  @Bindable var store: StoreOf<Notes>

  var body: some View {
    VStack {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { store in
      Text("Editing \(store.number)")
      Button("Bump") { store.send(.bump) }
      Button("Delete") { self.store.send(.deleteButtonTapped) }
    }
    .alert($store.scope(state: \.destination, action: \.destination).alert)
  }
}

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable { var number = 1 }
  enum Action { case bump }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.number += 1
      return .none
    }
  }
}

@Reducer
private struct Notes {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var touches = 0
    var log: [String] = []
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case deleteButtonTapped, editButtonTapped, touched
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(Note)
    enum Alert { case yes }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.yes))): state.log.append("deleted")
      case .destination: break
      case .deleteButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(action: .send(.yes, animation: .default)) { TextState("Yes") }
          })
      case .editButtonTapped: state.destination = .edit(Note.State())
      case .touched: state.touches += 1
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
