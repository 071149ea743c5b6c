import Oriel

// What users of the Composable Architecture write in their guides, with nothing changed but the
// import. That it compiles is most of the test; `IntegrationSnippetsTests` runs it.

@Reducer
struct SnippetFeature {
  @ObservableState
  struct State: Equatable {
    var count: Int = 0
    var isLoading: Bool = false
    var name: String = ""
    var isEnabled: Bool = false
    var searchQuery: String = ""
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Alert>?
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case dialog(PresentationAction<Alert>)
    case incrementButtonTapped
    case optionsButtonTapped
    case searchQueryChanged(String)
    case showDetailButtonTapped

    @CasePathable
    enum Alert {
      case confirmDelete
      case cancel
    }
  }

  @Reducer
  enum Destination {
    case detail(SnippetDetail)
    case settings(SnippetDetail)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDelete)), .dialog(.presented(.confirmDelete)):
        state.count = 0
        return .none
      case .alert, .binding, .destination, .dialog:
        return .none
      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDelete) {
            TextState("Delete")
          }
        }
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .optionsButtonTapped:
        state.dialog = ConfirmationDialogState {
          TextState("Options")
        } actions: {
          ButtonState(action: .confirmDelete) {
            TextState("Reset")
          }
        }
        return .none
      case .searchQueryChanged(let query):
        state.searchQuery = query
        return .none
      case .showDetailButtonTapped:
        state.destination = .detail(SnippetDetail.State(title: "Detail"))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension SnippetFeature.Destination.State: Equatable {}

@Reducer
struct SnippetDetail {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
}

struct SnippetFeatureView: View {
  let store: StoreOf<SnippetFeature>

  var body: some View {
    Form {
      Text(store.count.description)
      Button("Increment") {
        store.send(.incrementButtonTapped)
      }
    }
  }
}

struct SnippetBindableView: View {
  @Bindable var store: StoreOf<SnippetFeature>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Toggle("Is enabled", isOn: $store.isEnabled)
      TextField(
        "Query",
        text: $store.searchQuery.sending(\.searchQueryChanged)
      )
    }
  }
}

struct SnippetPerceptionView: View {
  @Perception.Bindable var store: StoreOf<SnippetFeature>

  var body: some View {
    WithPerceptionTracking {
      Form {
        TextField("Name", text: $store.name)
        Toggle("Is enabled", isOn: $store.isEnabled)
      }
    }
  }
}

struct SnippetSheetView: View {
  @Bindable var store: StoreOf<SnippetFeature>

  var body: some View {
    Button("Show Details") {
      store.send(.showDetailButtonTapped)
    }
    .sheet(item: $store.scope(state: \.destination, action: \.destination)) { store in
      SnippetDestinationView(store: store)
    }
  }
}

struct SnippetCaseSheetView: View {
  @Bindable var store: StoreOf<SnippetFeature>

  var body: some View {
    Button("Show Details") {
      store.send(.showDetailButtonTapped)
    }
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).detail) { store in
      Text(store.title)
    }
    .sheet(item: $store.scope(state: \.destination?.settings, action: \.destination.settings)) {
      store in
      Text(store.title)
    }
  }
}

struct SnippetDestinationView: View {
  let store: StoreOf<SnippetFeature.Destination>

  var body: some View {
    switch store.case {
    case .detail(let store): Text(store.title)
    case .settings(let store): Text(store.title)
    }
  }
}

struct SnippetAlertView: View {
  @Bindable var store: StoreOf<SnippetFeature>

  var body: some View {
    Button("Delete") {
      store.send(.deleteButtonTapped)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

struct SnippetDialogView: View {
  @Bindable var store: StoreOf<SnippetFeature>

  var body: some View {
    Button("Options") {
      store.send(.optionsButtonTapped)
    }
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

@Reducer
struct SnippetApp {
  @ObservableState
  struct State: Equatable {
    var activity = SnippetDetail.State(title: "Activity")
    var profile = SnippetDetail.State(title: "Profile")
    var rows: IdentifiedArrayOf<SnippetRow.State> = [SnippetRow.State(id: 1)]
    var path = StackState<Path.State>()
  }

  enum Action {
    case activity(SnippetDetail.Action)
    case path(StackActionOf<Path>)
    case profile(SnippetDetail.Action)
    case rows(IdentifiedActionOf<SnippetRow>)
  }

  @Reducer
  enum Path {
    case addItem(SnippetDetail)
    case editItem(SnippetDetail)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.activity, action: \.activity) { SnippetDetail() }
    Scope(state: \.profile, action: \.profile) { SnippetDetail() }
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { SnippetRow() }
      .forEach(\.path, action: \.path)
  }
}

extension SnippetApp.Path.State: Equatable {}

@Reducer
struct SnippetRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }
  enum Action { case toggled }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}

struct SnippetAppView: View {
  @Bindable var store: StoreOf<SnippetApp>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        SnippetTitleView(store: store.scope(state: \.activity, action: \.activity))
        SnippetTitleView(store: store.scope(state: \.profile, action: \.profile))
        ForEach(store.scope(state: \.rows, action: \.rows)) { store in
          Button(store.isOn ? "On" : "Off") { store.send(.toggled, animation: .default) }
        }
        NavigationLink(state: SnippetApp.Path.State.addItem(SnippetDetail.State(title: "New"))) {
          Text("Add")
        }
      }
    } destination: { store in
      switch store.case {
      case .addItem(let store): SnippetTitleView(store: store)
      case .editItem(let store): SnippetTitleView(store: store)
      }
    }
  }
}

struct SnippetTitleView: View {
  let store: StoreOf<SnippetDetail>

  var body: some View {
    Text(store.title)
  }
}

#Preview {
  SnippetAppView(
    store: Store(initialState: SnippetApp.State()) {
      SnippetApp()
    }
  )
}
