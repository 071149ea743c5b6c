import ComposableArchitecture
import Oriel

// The reference's snippets on presentation. Nothing but the imports differs.

@Reducer
struct DetailsFeature {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: DetailFeature.State?
  }

  enum Action {
    case destination(PresentationAction<DetailFeature.Action>)
    case showDetailButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .showDetailButtonTapped = action { state.destination = DetailFeature.State() }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { DetailFeature() }
  }
}

@Reducer
struct DetailFeature {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case incrementButtonTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct DestinationView: View {
  let store: StoreOf<DetailFeature>

  var body: some View {
    Form {
      Text(store.count.description)
      Button("Increment") {
        store.send(.incrementButtonTapped)
      }
    }
  }
}

struct SheetFeatureView: View {
  @Bindable var store: StoreOf<DetailsFeature>

  var body: some View {
    Button("Show Details") {
      store.send(.showDetailButtonTapped)
    }
    .sheet(item: $store.scope(state: \.destination, action: \.destination)) { store in
      DestinationView(store: store)
    }
  }
}

struct CoverFeatureView: View {
  @Bindable var store: StoreOf<DetailsFeature>

  var body: some View {
    Button("Show Details") {
      store.send(.showDetailButtonTapped)
    }
    .fullScreenCover(item: $store.scope(state: \.destination, action: \.destination)) { store in
      DestinationView(store: store)
    }
  }
}

struct PopoverFeatureView: View {
  @Bindable var store: StoreOf<DetailsFeature>

  var body: some View {
    Button("Show Details") {
      store.send(.showDetailButtonTapped)
    }
    .popover(item: $store.scope(state: \.destination, action: \.destination)) { store in
      DestinationView(store: store)
    }
  }
}

struct DrillDownFeatureView: View {
  @Bindable var store: StoreOf<DetailsFeature>

  var body: some View {
    NavigationStack {
      Button("Show Details") {
        store.send(.showDetailButtonTapped)
      }
      .navigationTitle("List")
      .navigationDestination(item: $store.scope(state: \.destination, action: \.destination)) {
        store in
        DestinationView(store: store)
          .navigationTitle("Detail")
      }
    }
  }
}

/// The older form, with the state's `$` name.
struct OlderFeatureView: View {
  @Perception.Bindable var store: StoreOf<DetailsFeature>

  var body: some View {
    WithPerceptionTracking {
      Button("Show Details") {
        store.send(.showDetailButtonTapped)
      }
      .sheet(item: $store.scope(state: \.$destination, action: \.destination)) { store in
        WithPerceptionTracking { DestinationView(store: store) }
      }
    }
  }
}
