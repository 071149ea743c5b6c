import ComposableArchitecture
import Oriel

/// What views have seen, which state doesn't know.
@MainActor
final class Journal {
  var entries: [String] = []
  /// What screens have shown of their state, each time that their body ran.
  var pictures: [String] = []
  /// Whether notes send an action when they disappear.
  var saysGoodbye = false
}

struct HubView: View {
  @Bindable var store: StoreOf<Hub>
  let journal: Journal

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("One", state: Hub.Path.State.note(Note.State(number: 1)))
        .navigationTitle("Hub")
    } destination: { store in
      switch store.case {
      case .hall(let store): HallView(store: store)
      case .note(let store): NoteView(store: store, journal: journal)
      case .settings(let store):
        Toggle("Loud", isOn: Binding(get: { store.isLoud }, set: { _ in store.send(.toggled) }))
          .navigationTitle("Settings")
      }
    }
    .sheet(
      item: $store.scope(state: \.destination, action: \.destination).panel,
      onDismiss: { journal.entries.append("panel closed") }
    ) { store in
      PanelView(store: store, journal: journal)
    }
    .fullScreenCover(
      item: $store.scope(state: \.destination, action: \.destination).cover,
      onDismiss: { journal.entries.append("cover closed") }
    ) { store in
      SettingsView(store: store, name: "cover")
    }
    .popover(item: $store.scope(state: \.destination, action: \.destination).bubble) { store in
      SettingsView(store: store, name: "bubble")
    }
    .alert($store.scope(state: \.destination, action: \.destination).alert)
    .confirmationDialog($store.scope(state: \.destination, action: \.destination).dialog)
  }
}

struct NoteView: View {
  let store: StoreOf<Note>
  let journal: Journal
  @Environment(\.isPresented) var isPresented
  @Environment(\.dismiss) var dismiss

  var body: some View {
    let _ = journal.pictures.append("note \(store.number)")
    VStack {
      Text(isPresented ? "pushed" : "root")
      Button("Next") { store.send(.nextButtonTapped) }
      Button("Close by effect") { store.send(.closeButtonTapped) }
      Button("Close by view") { dismiss() }
    }
    .navigationTitle("Note \(store.number)")
    .task { await store.send(.task).finish() }
    .onDisappear {
      journal.entries.append("note gone")
      if journal.saysGoodbye { store.send(.left) }
    }
  }
}

struct PanelView: View {
  @Bindable var store: StoreOf<Panel>
  let journal: Journal

  var body: some View {
    let _ = journal.pictures.append("panel \(store.state.id)")
    VStack {
      Text("Panel \(store.state.id)")
      Button("Close panel") { store.send(.closeButtonTapped) }
      Button("Open inner") { store.send(.innerButtonTapped) }
      Button("Warn") { store.send(.alertButtonTapped) }
      Button(store.isBusy ? "Rest" : "Work") { store.send(.busyButtonTapped) }
    }
    .task { await store.send(.task).finish() }
    .interactiveDismissDisabled(store.isBusy)
    .alert($store.scope(state: \.alert, action: \.alert))
    .sheet(
      item: $store.scope(state: \.inner, action: \.inner),
      onDismiss: { journal.entries.append("inner closed") }
    ) { inner in
      VStack {
        Text("Inner")
        Button("Close inner") { store.send(.closeInnerButtonTapped) }
      }
      .task { await inner.send(.task).finish() }
    }
  }
}

/// What a cover or a bubble shows; it closes itself by the environment.
struct SettingsView: View {
  let store: StoreOf<Settings>
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(store.isLoud ? "Make it quiet" : "Make it loud") { store.send(.toggled) }
    Button("Close \(name)") { dismiss() }
  }
}
