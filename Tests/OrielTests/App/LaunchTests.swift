import Testing
import ViewTree
import Views

@testable import Oriel

@MainActor
struct LaunchTests {
  @Test
  func theFirstUsablePlatformRuns() {
    let run = launch([], on: [Fake("gtk", obstacle: "no display"), Fake("text")])
    #expect(run.code == 7)
    #expect(run.said == [])
  }

  @Test
  func whereNoneIsUsableEachSaysWhy() {
    let run = launch(
      [], on: [Fake("gtk", obstacle: "no display"), Fake("tty", obstacle: "no tty")])
    #expect(run.code == 69)
    #expect(run.said == ["Nothing can show this app here:", "gtk: no display", "tty: no tty"])
  }

  @Test(arguments: [["--renderer", "paper"], ["--renderer=paper"]])
  func anUnknownNameListsTheKnown(arguments: [String]) {
    let run = launch(arguments, on: [Fake("gtk"), Fake("text")])
    #expect(run.code == 64)
    #expect(
      run.said == [
        "There is no renderer \"paper\" in this program. It was built with: gtk, text."
      ])
  }

  @Test
  func aListSaysWhatIsUsable() {
    let run = launch(["--list-renderers"], on: [Fake("gtk", obstacle: "no display"), Fake("text")])
    #expect(run.code == 0)
    #expect(run.said == ["gtk: no display", "text: usable"])
  }

  private func launch(_ arguments: [String], on platforms: [Fake]) -> (code: Int32, said: [String])
  {
    var said: [String] = []
    var launch = Launch(arguments: arguments)
    launch.complain = { said.append($0) }
    launch.answer = { said.append($0) }
    let code = launch.run(platforms) { Engine { EmptyView() } }
    return (code, said)
  }
}

private struct Fake: Platform {
  let name: String
  let obstacle: String?

  init(_ name: String, obstacle: String? = nil) {
    self.name = name
    self.obstacle = obstacle
  }

  func run(_ source: any TreeSource) -> Int32 { 7 }
}
