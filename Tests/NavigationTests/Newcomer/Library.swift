import ComposableArchitecture
import Oriel

// What somebody writes who has read the article on navigation, and nothing else: with key paths into
// destinations, and with stores next to bindings.

@Reducer
struct Library {
  @Reducer
  enum Path {
    case author(Author)
    case book(Book)
    case shelf(Shelf)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(Edit)
  }

  @CasePathable
  enum Alert { case shelve }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case path(StackActionOf<Path>)
    case sortButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped: state.destination = .edit(Edit.State())
      case .sortButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Sort?")
          } actions: {
            ButtonState(action: .shelve) { TextState("Sort") }
          })
      case .destination(.presented(.alert(.shelve))):
        state.path.append(.shelf(Shelf.State()))
      case .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct Author {
  @ObservableState
  struct State { var name = "Le Guin" }
}

@Reducer
struct Book {
  @ObservableState
  struct State {
    var title = "The Dispossessed"
    @Presents var author: Author.State?
  }
  enum Action {
    case author(PresentationAction<Author.Action>)
    case authorButtonTapped
    case doneButtonTapped
  }
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .author: return .none
      case .authorButtonTapped:
        state.author = Author.State()
        return .none
      case .doneButtonTapped:
        guard isPresented else { return .none }
        return .run { [dismiss] _ in await dismiss() }
      }
    }
    .ifLet(\.$author, action: \.author) { Author() }
  }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State {}
}

@Reducer
struct Edit {
  @ObservableState
  struct State {
    var path = StackState<Book.State>()
    @Presents var alert: AlertState<Never>?
  }
  enum Action {
    case alert(PresentationAction<Never>)
    case discardButtonTapped
    case path(StackActionOf<Book>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .discardButtonTapped = action {
        state.alert = AlertState { TextState("Nothing to discard") }
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path) { Book() }
  }
}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>
  @State private var tab = "library"

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        List {
          NavigationLink("Book", state: Library.Path.State.book(Book.State()))
          NavigationLink(state: Library.Path.State.author(Author.State())) { Text("Author") }
          Button("Edit") { store.send(.editButtonTapped) }
          Button("Sort…") { store.send(.sortButtonTapped) }
        }
        .navigationTitle("Library")
      } destination: { store in
        switch store.case {
        case .author(let store): Text(store.name).navigationTitle("Author")
        case .book(let store): BookView(store: store)
        case .shelf: Text("Sorted").navigationTitle("Shelf")
        }
      }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
        EditLibraryView(store: $0)
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .tabItem { Text("Library") }
      .tag("library")

      NavigationStack {
        NavigationLink("Chapter", value: 1)
          .navigationTitle("Help")
          .navigationDestination(for: Int.self) { Text("Chapter \($0)").navigationTitle("\($0)") }
      }
      .tabItem { Text("Help") }
      .tag("help")
    }
  }
}

struct BookView: View {
  @Bindable var store: StoreOf<Book>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Done") { store.send(.doneButtonTapped) }
      Button("Back") { dismiss() }
      Button("Its author") { store.send(.authorButtonTapped) }
    }
    .navigationTitle(store.title)
    .navigationDestination(item: $store.scope(state: \.author, action: \.author)) { store in
      Text(store.name).navigationTitle("Its author")
    }
  }
}

struct EditLibraryView: View {
  @Bindable var store: StoreOf<Edit>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        NavigationLink("Pick", state: Book.State(title: "Picked"))
        Button("Discard") { store.send(.discardButtonTapped) }
      }
      .navigationTitle("Edit")
      .alert($store.scope(state: \.alert, action: \.alert))
    } destination: { store in
      BookView(store: store)
    }
  }
}
