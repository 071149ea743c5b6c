import ComposableArchitecture
import Oriel

// The reference's snippets on stacks and tabs. Nothing but the imports differs, and that what the
// reference has in view controllers is in views.

@Reducer
struct AppFeature {
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  @Reducer
  enum Path {
    case addItem(AddFeature)
    case detailItem(DetailFeature)
    case editItem(EditFeature)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.path, action: \.path)
  }
}

@Reducer
struct AddFeature {
  @ObservableState
  struct State: Equatable {}
  enum Action { case saveButtonTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { [dismiss] _, _ in .run { _ in await dismiss() } }
  }
}

@Reducer
struct EditFeature {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Add", state: AppFeature.Path.State.addItem(AddFeature.State()))
        NavigationLink("Detail", state: AppFeature.Path.State.detailItem(DetailFeature.State()))
        NavigationLink(state: AppFeature.Path.State.editItem(EditFeature.State())) { Text("Edit") }
      }
      .navigationTitle("Root")
    } destination: { store in
      switch store.case {
      case .addItem(let store):
        AddView(store: store)
      case .detailItem(let store):
        DestinationView(store: store)
          .navigationTitle("Detail")
      case .editItem(let store):
        EditView(store: store)
      }
    }
  }
}

struct AddView: View {
  let store: StoreOf<AddFeature>
  @Environment(\.dismiss) var dismiss
  @Environment(\.isPresented) var isPresented

  var body: some View {
    Text(isPresented ? "presented" : "alone")
    Button("Save") { store.send(.saveButtonTapped) }
    Button("Cancel") { dismiss() }
      .navigationTitle("Add")
  }
}

struct EditView: View {
  @Bindable var store: StoreOf<EditFeature>

  var body: some View {
    TextField("Name", text: $store.name)
      .navigationTitle("Edit")
  }
}

@Reducer
struct TabsFeature {
  enum Tab { case first, second }

  @ObservableState
  struct State {
    var tab = Tab.first
    var first = AppFeature.State()
    var second = AppFeature.State()
  }

  enum Action {
    case first(AppFeature.Action)
    case second(AppFeature.Action)
    case tabSelected(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { AppFeature() }
    Scope(state: \.second, action: \.second) { AppFeature() }
    Reduce { state, action in
      if case .tabSelected(let tab) = action { state.tab = tab }
      return .none
    }
  }
}

struct TabsView: View {
  @Bindable var store: StoreOf<TabsFeature>

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      AppView(store: store.scope(state: \.first, action: \.first))
        .tabItem { Text("First") }
        .tag(TabsFeature.Tab.first)
      AppView(store: store.scope(state: \.second, action: \.second))
        .tabItem { Text("Second") }
        .tag(TabsFeature.Tab.second)
    }
  }
}
