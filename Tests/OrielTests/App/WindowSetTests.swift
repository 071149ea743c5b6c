import ComposableArchitecture
import Observation
import Testing
import ViewTree
import Views

@testable import Oriel

@MainActor @Suite("Windows of an app", .serialized)
struct WindowSetTests {
  @Test("The first scene opens at launch, others when they are asked for, one surface for all")
  func opens() throws {
    let stage = Stage(LettersApp.scenes)
    #expect(stage.titles == ["Letters", "Tips"])
    stage.press("Log")
    #expect(stage.titles == ["Letters", "Tips", "Log"])
    stage.press("Log")
    #expect(stage.titles == ["Letters", "Tips", "Log"])
    #expect(stage.services.requests == [.activate(stage.window("Log").id)])
    stage.press("Letter 1")
    stage.press("Letter 2")
    stage.press("Letter 1")
    #expect(stage.titles == ["Letters", "Tips", "Log", "letter 1", "letter 2"])
    #expect(stage.services.requests.count == 2)
    #expect(stage.faults == [])
  }

  @Test("A window closes when a user asks, the others stay, and a closed one can be opened again")
  func closes() throws {
    let stage = Stage(LettersApp.scenes)
    stage.press("Log")
    stage.close("Tips")
    #expect(stage.titles == ["Letters", "Log"])
    stage.close("Letters")
    #expect(stage.titles == ["Log"])
    stage.press("Done")
    #expect(stage.titles == [])
    #expect(stage.faults == [])
  }

  @Test("State decides: a veto keeps the window, a request is told and can close it later")
  func decides() throws {
    let stage = Stage(LettersApp.scenes)
    stage.press("Letter 1")
    stage.press("Edit")
    stage.close("letter 1")
    #expect(stage.titles == ["Letters", "Tips", "letter 1"])
    stage.press("Save")
    stage.close("letter 1")
    #expect(stage.titles == ["Letters", "Tips"])
    stage.press("Ask first")
    stage.close("Letters")
    #expect(stage.texts.contains("asked 1"))
    stage.close("Letters")
    #expect(stage.texts.contains("asked 2"))
    stage.press("Really")
    #expect(stage.titles == ["Tips"])
  }

  @Test("A window that a flag keeps open goes when the flag is cleared, not when it is asked to")
  func flag() async throws {
    let model = Flag()
    let scene = WindowGroup("Kept", isOpen: model.binding) { Text("kept") }
    let stage = Stage(type(of: scene).makeWindows(of: scene))
    stage.close("Kept")
    #expect(stage.titles == ["Kept"])
    #expect(model.requests == 1)
    model.isOpen = false
    for _ in 0..<100 where !stage.titles.isEmpty { await Task.yield() }
    #expect(stage.titles == [])
    #expect(stage.faults == [])
  }

  @Test("Opening what no scene has says which scenes there are")
  func unknown() {
    let stage = Stage(LettersApp.scenes)
    withKnownIssue {
      stage.press("Nothing")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          """
          A window was opened that no scene of the app has: "nothing".

          The app's scenes are: "Letters", "tips", "log", "letter". Give one of them this id, as in \
          'Window("Title", id: "nothing")', or open one of those.
          """)
      }
    }
  }

  @Test("A scene's size is passed on in ems, and its name is what the size is kept under")
  func size() throws {
    let stage = Stage(LettersApp.scenes)
    guard case .window(let window) = stage.window("Tips").content.element else {
      Issue.record("no window")
      return
    }
    #expect(window.width == 20 && window.height == 10 && window.name == "tips")
  }
}

@MainActor @Observable
private final class Flag {
  var isOpen = true
  var requests = 0

  var binding: Binding<Bool> {
    Binding(get: { self.isOpen }, set: { _ in self.requests += 1 })
  }
}

@MainActor
private enum LettersApp {
  @SceneBuilder static var scene: some Scene {
    WindowGroup("Letters") { LettersView() }
    Window("Tips", id: "tips") { Text("A tip") }
      .defaultSize(width: 320, height: 160)
      .defaultLaunchBehavior(.presented)
    Window("Log", id: "log") { DoneView() }
    WindowGroup("Letter", id: "letter", for: Int.self) { LetterView(number: $0 ?? 0) }
  }

  static var scenes: [WindowDescription] { windows(of: scene) }

  private static func windows<S: Scene>(of scene: S) -> [WindowDescription] {
    S.makeWindows(of: scene)
  }
}

private struct LettersView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var asksFirst = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Log") { openWindow(id: "log") }
      Button("Letter 1") { openWindow(id: "letter", value: 1) }
      Button("Letter 2") { openWindow(id: "letter", value: 2) }
      Button("Nothing") { openWindow(id: "nothing") }
      Button("Ask first") { asksFirst = true }
      Button("Really") { dismissWindow() }
      if asksFirst {
        Text("asked \(count)").onCloseRequest { count += 1 }
      }
    }
  }
}

private struct DoneView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}

private struct LetterView: View {
  let number: Int
  @State private var isEdited = false

  var body: some View {
    VStack {
      Button("Edit") { isEdited = true }
      Button("Save") { isEdited = false }
    }
    .navigationTitle("letter \(number)")
    .interactiveDismissDisabled(isEdited)
  }
}

/// Shows windows on a recorder and acts as a user.
@MainActor
private final class Stage {
  let target = RecordingTarget()
  let services = RecordingServices()
  private let windows: WindowSet

  init(_ scenes: [WindowDescription]) {
    windows = WindowSet(scenes)
    CurrentPlatform.services = services
    windows.start(on: target)
  }

  var faults: [String] { target.faults }

  var titles: [String] {
    target.windows.map { node in
      guard case .window(let window) = node.content.element else { return "" }
      return window.title
    }
  }

  var texts: [String] { all.map(\.accessibleName) }

  func window(_ title: String) -> Node {
    target.windows.first { $0.accessibleName == title }!
  }

  func press(_ name: String) {
    let button = all.first { $0.content.element.kind == .button && $0.accessibleName == name }!
    target.send(.press, to: button.id)
  }

  func close(_ title: String) {
    target.send(.close, to: window(title).id)
  }

  private var all: [Node] {
    var nodes = target.windows
    var index = 0
    while index < nodes.count {
      nodes += nodes[index].children
      index += 1
    }
    return nodes
  }
}
