// An app that uses what a desktop offers besides windows, for tests that drive it from outside.

import ComposableArchitecture
import GTKRenderer
import Oriel
import TextRenderer

@Reducer
struct Desk {
  @ObservableState
  struct State: Equatable {
    var said = "nothing yet"
    var isEdited = false
    var requests = 0
  }

  enum Action {
    case copyTapped, pasteTapped, chooseTapped, openTapped, noticeTapped
    case editTapped, closeRequested
    case got(String)
  }

  @Dependency(\.clipboard) var clipboard
  @Dependency(\.fileChooser) var fileChooser
  @Dependency(\.notices) var notices

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .copyTapped:
        return .run { _ in await clipboard.setText("from the desk") }
      case .pasteTapped:
        return .run { send in await send(.got("pasted \(await clipboard.text() ?? "nothing")")) }
      case .chooseTapped:
        return .run { send in
          let files = await fileChooser(FileRequest(.open, title: "Choose a letter"))
          await send(.got("chose \(files.first?.path ?? "nothing")"))
        }
      case .openTapped:
        return .none
      case .noticeTapped:
        return .run { _ in
          await notices.show(Notice(id: "letter", title: "A letter", body: "from Ada"))
        }
      case .editTapped:
        state.isEdited.toggle()
        return .none
      case .closeRequested:
        state.requests += 1
        return .none
      case .got(let text):
        state.said = text
        return .none
      }
    }
  }
}

struct DeskView: View {
  let store: StoreOf<Desk>
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Text(store.said)
      Text("requests: \(store.requests)")
      Button("Copy") { store.send(.copyTapped) }
      Button("Paste") { store.send(.pasteTapped) }
      Button("Choose") { store.send(.chooseTapped) }
      Button("Notify") { store.send(.noticeTapped) }
      Button("Announce") { AccessibilityNotification.Announcement("3 letters").post() }
      Button("Log") { openWindow(id: "log") }
      Button(store.isEdited ? "Editing" : "Not editing") { store.send(.editTapped) }
    }
    .padding()
    .interactiveDismissDisabled(store.isEdited)
  }
}

struct LogView: View {
  let store: StoreOf<Desk>
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Text("The log")
      Button("Close it") { dismissWindow() }
    }
    .padding()
    .onCloseRequest { store.send(.closeRequested) }
  }
}

struct DeskApp: App {
  let store = Store(initialState: Desk.State()) { Desk() }

  static var application: ApplicationInfo {
    ApplicationInfo(id: "org.oriel.Desk", name: "Desk", icon: "mail-unread")
  }

  var body: some Scene {
    WindowGroup("Desk") { DeskView(store: store) }
      .defaultSize(width: 400, height: 420)
    Window("Log", id: "log") { LogView(store: store) }
  }
}

DeskApp.main(on: [.gtk, .text])
