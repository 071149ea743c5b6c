import ComposableArchitecture
import Oriel

public struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  public init(store: StoreOf<Todos>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Picker("Show", selection: $store.filter) {
          ForEach(Todos.Filter.allCases, id: \.self) { filter in
            Text(filter.rawValue).tag(filter)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding([.horizontal, .top])

        HStack {
          TextField("What is to be done?", text: $store.newTitle)
            .onSubmit { store.send(.addButtonTapped) }
          Button("Add") { store.send(.addButtonTapped) }
            .disabled(!store.canAdd)
        }
        .padding(.horizontal)

        TroubleView(store: store)

        List {
          ForEach(store.visible) { todo in
            TodoRow(todo: todo)
          }
          .onDelete { store.send(.delete($0)) }
          .onMove { store.send(.move($0, $1)) }
        }

        HStack {
          Text(store.openCount == 1 ? "1 thing left" : "\(store.openCount) things left")
            .foregroundStyle(.secondary)
          Spacer()
          Button("Clear done") { store.send(.clearDoneButtonTapped) }
            .disabled(!store.hasDone)
        }
        .padding([.horizontal, .bottom])
      }
      .navigationTitle("Todos")
    }
  }
}

/// What is wrong with the file, and what can be done about it.
struct TroubleView: View {
  let store: StoreOf<Todos>

  var body: some View {
    if let error = store.$todos.loadError {
      trouble("The list couldn't be read", error)
    } else if let error = store.$todos.saveError {
      trouble("The list isn't saved", error)
    }
  }

  private func trouble(_ title: String, _ error: any Error) -> some View {
    VStack(alignment: .leading) {
      Label(title, systemImage: "exclamationmark.triangle")
        .bold()
      Text("\(error)")
      HStack {
        Button("Load again") { store.send(.loadAgainButtonTapped) }
        Button("Save again") { store.send(.saveAgainButtonTapped) }
      }
    }
    .padding(.horizontal)
  }
}

struct TodoRow: View {
  @Shared var todo: Todo

  init(todo: Shared<Todo>) { _todo = todo }

  var body: some View {
    HStack {
      Toggle("Done", isOn: Binding($todo.isDone))
        .toggleStyle(.checkbox)
        .labelsHidden()
      TextField("Title", text: Binding($todo.title))
        .textFieldStyle(.plain)
        .foregroundStyle(todo.isDone ? .secondary : .primary)
    }
  }
}
