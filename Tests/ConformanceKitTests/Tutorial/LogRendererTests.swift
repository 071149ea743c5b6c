import Testing
import ViewTree

@MainActor
struct LogRendererTests {
  @Test func printsWhatItIsAskedToDo() {
    var log: [String] = []
    let host = RendererHost(LogRenderer { log.append($0) })
    let (page, title, button) = (NodeID(rawValue: 1), NodeID(rawValue: 2), NodeID(rawValue: 3))
    let zero = Content(.text(TextElement("0")))
    let one = Content(.text(TextElement("1")))

    host.apply([
      .make(page, Content(.stack(StackElement(.vertical)))),
      .make(title, zero), .insert(title, into: page, at: 0),
      .make(button, Content(.button(ButtonElement()), events: .press)),
      .insert(button, into: page, at: 1),
      .insert(page, into: .surface, at: 0),
    ])
    host.apply([.update(title, from: zero, to: one)])

    #expect(
      log == [
        "make #1 stack vertical",
        "make #2 text \"0\"",
        "insert #2 into #1 at 0",
        "make #3 button (press)",
        "insert #3 into #1 at 1",
        "insert #1 into #0 at 0",
        "commit",
        "update #2 text \"1\"",
        "commit",
      ])
  }
}
