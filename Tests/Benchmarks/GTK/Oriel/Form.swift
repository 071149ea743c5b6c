import ComposableArchitecture
import Oriel

@MainActor
func form() -> Engine {
  let store = Store(initialState: Sheet.State()) { Sheet() }
  return Engine(title: "Benchmark") { FormScreen(store: store) }
}

@Reducer
struct Sheet {
  @ObservableState
  struct State {
    var text0 = ""
    var text1 = ""
    var text2 = ""
    var text3 = ""
    var text4 = ""
    var text5 = ""
    var text6 = ""
    var text7 = ""
    var text8 = ""
    var text9 = ""
    var isOn0 = false
    var isOn1 = false
    var isOn2 = false
    var isOn3 = false
    var isOn4 = false
    var isOn5 = false
    var isOn6 = false
    var isOn7 = false
    var isOn8 = false
    var isOn9 = false

    var summary: String {
      let characters =
        text0.utf8.count + text1.utf8.count + text2.utf8.count + text3.utf8.count
        + text4.utf8.count + text5.utf8.count + text6.utf8.count + text7.utf8.count
        + text8.utf8.count + text9.utf8.count
      let flags = [isOn0, isOn1, isOn2, isOn3, isOn4, isOn5, isOn6, isOn7, isOn8, isOn9]
      return "\(characters) characters, \(flags.count { $0 }) on"
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

/// All twenty controls in one body, so that each change evaluates them all.
struct FormScreen: View {
  @Bindable var store: StoreOf<Sheet>

  var body: some View {
    Form {
      TextField("Field 0", text: $store.text0)
      Toggle("Toggle 0", isOn: $store.isOn0)
      TextField("Field 1", text: $store.text1)
      Toggle("Toggle 1", isOn: $store.isOn1)
      TextField("Field 2", text: $store.text2)
      Toggle("Toggle 2", isOn: $store.isOn2)
      TextField("Field 3", text: $store.text3)
      Toggle("Toggle 3", isOn: $store.isOn3)
      TextField("Field 4", text: $store.text4)
      Toggle("Toggle 4", isOn: $store.isOn4)
      TextField("Field 5", text: $store.text5)
        .accessibilityIdentifier("field")
      Toggle("Toggle 5", isOn: $store.isOn5)
        .accessibilityIdentifier("toggle")
      TextField("Field 6", text: $store.text6)
      Toggle("Toggle 6", isOn: $store.isOn6)
      TextField("Field 7", text: $store.text7)
      Toggle("Toggle 7", isOn: $store.isOn7)
      TextField("Field 8", text: $store.text8)
      Toggle("Toggle 8", isOn: $store.isOn8)
      TextField("Field 9", text: $store.text9)
      Toggle("Toggle 9", isOn: $store.isOn9)
      Text(verbatim: store.summary)
    }
  }
}
