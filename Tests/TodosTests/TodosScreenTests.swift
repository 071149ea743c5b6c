import ComposableArchitecture
import Foundation
import OrielTesting
import Testing

@testable import Todos

/// The list as it is seen, in a real file.
@MainActor
struct TodosScreenTests {
  private let folder = Folder()

  /// A start of the program.
  private func start(_ name: String = "todos.json") -> Screen {
    Screen(
      size: .init(width: 44),
      dependencies: {
        $0.uuid = .incrementing
        $0.defaultFileStorage = .fileSystem
      }
    ) {
      TodosView(
        store: Store(
          initialState: Todos.State(
            todos: Shared(wrappedValue: [], .fileStorage(folder.url(name))))
        ) {
          Todos()
        })
    }
  }

  @Test
  func whatIsWrittenDownIsThereAfterARestart() async throws {
    let screen = start()
    await screen.textField("What is to be done?").type("Buy milk")
    await screen.button("Add").tap()
    await screen.textField("What is to be done?").type("Call Blob")
    await screen.button("Add").tap()
    let picture = screen.layout
    #expect(
      picture == """
                           Todos
        ────────────────────────────────────────────

          Show [ ● All │ Active │ Done ]
          ┏━ What is to be done? ━━━━━━━┓
          ┃ ▏                           ┃  ┊ Add ┊
          ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        ╭──────────────────────────────────────────╮
        │      ╭─ Title ─────────────────────────╮ │
        │ [ ]  │ Buy milk                        │ │
        │      ╰─────────────────────────────────╯ │
        ├──────────────────────────────────────────┤
        │      ╭─ Title ─────────────────────────╮ │
        │ [ ]  │ Call Blob                       │ │
        │      ╰─────────────────────────────────╯ │
        ╰──────────────────────────────────────────╯
          2 things left             ┊ Clear done ┊

        """)
    FileStorage.flush()
    // NB: A copy, so that nothing but the file can tell the second start what was in the list.
    try FileManager.default.copyItem(at: folder.url("todos.json"), to: folder.url("copy.json"))
    let second = start("copy.json")
    #expect(second.text("2 things left").exists)
    #expect(second.outline.contains(#"text field "Title" = "Buy milk""#))
    #expect(second.outline.contains(#"text field "Title" = "Call Blob""#))
  }

  @Test
  func aDamagedFileIsShownAndKept() async throws {
    try Data("[{".utf8).write(to: folder.url("todos.json"))
    let screen = start()
    #expect(screen.text("The list couldn't be read").exists)
    #expect(screen.outline.contains("is kept as todos.json.damaged-1 then."))
    await screen.textField("What is to be done?").type("Buy milk")
    await screen.button("Add").tap()
    FileStorage.flush()
    #expect(folder.names == ["todos.json", "todos.json.damaged-1"])
    #expect(try Data(contentsOf: folder.url("todos.json.damaged-1")) == Data("[{".utf8))
  }

  @Test
  func whatSomebodyElseHasWrittenIsLoadedAgain() async throws {
    let screen = start()
    // Nobody writes to the folder while its lock is held, but somebody who doesn't know of locks does.
    let lock = open(folder.url("").path, O_RDONLY | O_DIRECTORY)
    #expect(flock(lock, LOCK_EX) == 0)
    await screen.textField("What is to be done?").type("Buy milk")
    await screen.button("Add").tap()
    try Data(theirs.utf8).write(to: folder.url("todos.json"))
    close(lock)
    await eventually(screen) { screen.text("The list isn't saved").exists }
    // It is in conflict however often it is saved.
    await screen.button("Save again").tap()
    #expect(screen.text("The list isn't saved").exists)
    #expect(try String(contentsOf: folder.url("todos.json"), encoding: .utf8) == theirs)
    await screen.button("Load again").tap()
    await eventually(screen) { !screen.text("The list isn't saved").exists }
    #expect(screen.text("1 thing left").exists)
    #expect(screen.outline.contains(#"text field "Title" = "Theirs""#))
  }

  private let theirs =
    #"[{"id": "00000000-0000-0000-0000-00000000000A", "isDone": false, "title": "Theirs"}]"#

  @Test
  func aListThatCouldNotBeSavedIsSavedAgain() async throws {
    // The folder that the list is to be in is a link to nowhere.
    try FileManager.default.createSymbolicLink(
      at: folder.url("folder"), withDestinationURL: folder.url("nowhere"))
    let screen = start("folder/todos.json")
    await screen.textField("What is to be done?").type("Buy milk")
    await screen.button("Add").tap()
    await eventually(screen) { screen.text("The list isn't saved").exists }
    await screen.button("Save again").tap()
    #expect(screen.text("The list isn't saved").exists)
    try FileManager.default.createDirectory(
      at: folder.url("nowhere"), withIntermediateDirectories: false)
    await screen.button("Save again").tap()
    await eventually(screen) { !screen.text("The list isn't saved").exists }
    let file = try String(contentsOf: folder.url("nowhere/todos.json"), encoding: .utf8)
    #expect(file.contains(#""title" : "Buy milk""#))
    #expect(screen.text("1 thing left").exists)
  }

  private func eventually(_ screen: Screen, _ condition: () -> Bool) async {
    for _ in 0..<1_000 where !condition() {
      try? await Task.sleep(for: .milliseconds(5))
      await screen.settle()
    }
    #expect(condition())
  }

  @Test
  func aFileThatSomebodyMendsIsSeen() async throws {
    try Data("[{".utf8).write(to: folder.url("todos.json"))
    let screen = start()
    try Data("[]".utf8).write(to: folder.url("todos.json"))
    for _ in 0..<1_000 where screen.text("The list couldn't be read").exists {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(!screen.text("The list couldn't be read").exists)
    #expect(screen.text("0 things left").exists)
  }
}

/// A folder that goes when the test ends.
private final class Folder {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("oriel-todos-\(UUID().uuidString)")

  init() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }
}
