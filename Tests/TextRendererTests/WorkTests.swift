import Testing
import ViewTree

@testable import TextRenderer

/// What reading a screen costs, counted: it follows what is in sight and what has changed.
@MainActor
struct WorkTests {
  @Test
  func aScreenOfALongListCostsWhatIsInSight() {
    var visits: [Int] = []
    for count in [100, 1_000, 10_000] {
      let bench = LongList(rows: count)
      _ = bench.draw()
      let looked = bench.renderer.rows.visits
      #expect(looked == count)
      bench.rename(3, "Changed")
      let record = LayoutRecord()
      #expect(bench.draw(record).text.contains("[ Changed ]"))
      visits.append(record.visits)
      // The rows were found out once.
      #expect(bench.renderer.rows.visits == looked)
    }
    #expect(visits == [46, 46, 46])
  }

  @Test
  func rowsAreFoundOutAgainWhereOneComesGoesOrHides() {
    let bench = LongList(rows: 5)
    _ = bench.draw()
    bench.hide(1)
    #expect(!bench.draw().text.contains("[ Row 1 ]"))
    bench.host.apply([.remove(bench.row(0), from: bench.list, at: 0)])
    #expect(!bench.draw().text.contains("[ Row 0 ]"))
    bench.host.apply([.move(bench.row(4), in: bench.list, from: 3, to: 0)])
    let lines = bench.draw().lines.map { $0.filter { $0.isNumber } }
    #expect(lines.filter { !$0.isEmpty } == ["4", "2", "3"])
  }

  @Test
  func theTreeIsIndexedOncePerChangeOfIt() throws {
    let bench = LongList(rows: 500)
    let driver = Driver(bench.renderer, width: 80, height: 24)
    let query = Query(roles: [.button], name: "Row 3")
    try driver.focus(query)
    try driver.tap(query)
    try driver.moveFocus(forward: true)
    try driver.press(KeyboardShortcut(.space, modifiers: []))
    bench.host.apply([])
    #expect(driver.index.entries.count == 501)
    #expect(bench.renderer.indexings == 1)
    bench.rename(3, "Other")
    #expect(throws: Refusal.self) { try driver.tap(query) }
    try driver.tap(Query(roles: [.button], name: "Other"))
    #expect(bench.renderer.indexings == 1)
    bench.hide(3)
    #expect(throws: Refusal.self) { try driver.tap(query) }
    #expect(bench.renderer.indexings == 2)
  }

  @Test
  func whatIsPresentedIsFoundWithoutLookingThroughRows() {
    let bench = LongList(rows: 10)
    let alert = NodeID(rawValue: 90_001)
    #expect(bench.renderer.surface.presentations == 0)
    bench.host.apply([
      .make(alert, Content(.alert(AlertElement(title: "Sure?", buttons: [.init("OK")])))),
      .insert(alert, into: bench.row(2), at: 1),
    ])
    #expect(bench.renderer.surface.presentations == 1)
    #expect(bench.draw().text.contains("Sure?"))
    bench.hide(2)
    #expect(!bench.draw().text.contains("Sure?"))
    bench.host.apply([.remove(bench.row(2), from: bench.list, at: 2)])
    #expect(bench.renderer.surface.presentations == 0)
  }

  /// The oracle: the tree that is changed in place is what the patches describe, and is drawn as if
  /// nothing were known of it.
  @Test(arguments: 0..<20)
  func whatIsRememberedIsWhatIsFoundAfresh(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let bench = LongList(rows: 12)
    var expected = bench.renderer.tree
    var next: UInt64 = 50_000
    for _ in 0..<120 {
      let count = expected.children[0].children.count
      let place = Int.random(in: 0..<max(1, count), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where count > 0:
        let id = expected.children[0].children.remove(at: place).id
        bench.host.apply([.remove(id, from: bench.list, at: place)])
      case 1 where count > 1:
        let row = expected.children[0].children.remove(at: place)
        let target = Int.random(in: 0..<count, using: &random)
        expected.children[0].children.insert(row, at: target)
        bench.host.apply([.move(row.id, in: bench.list, from: place, to: target)])
      case 2 where count > 0:
        let old = expected.children[0].children[place].content
        expected.children[0].children[place].content.meaning.isHidden.toggle()
        let row = expected.children[0].children[place]
        bench.host.apply([.update(row.id, from: old, to: row.content)])
      case 3 where count > 0, 4 where count > 0:
        let text = expected.children[0].children[place].children[0]
        next += 1
        let content = Content(.text(TextElement("Renamed \(next)")))
        expected.children[0].children[place].children[0].content = content
        bench.host.apply([.update(text.id, from: text.content, to: content)])
      default:
        next += 10
        let section = Bool.random(using: &random)
        let content = Content(
          section ? .section(SectionElement(header: "Part \(next)")) : .group)
        let text = Node(
          id: NodeID(rawValue: next + 1), content: Content(.text(TextElement("Text \(next)"))))
        let sheet = Node(id: NodeID(rawValue: next + 2), content: Content(.sheet(SheetElement())))
        let row = Node(
          id: NodeID(rawValue: next), content: content,
          children: Int.random(in: 0..<8, using: &random) == 0 ? [text, sheet] : [text])
        expected.children[0].children.insert(row, at: place)
        var patches: [Patch] = [.make(row.id, content)]
        for (index, child) in row.children.enumerated() {
          patches += [.make(child.id, child.content), .insert(child.id, into: row.id, at: index)]
        }
        bench.host.apply(patches + [.insert(row.id, into: bench.list, at: place)])
      }
      #expect(bench.renderer.tree == expected)
      #expect(bench.draw().marked == Layout(expected, width: 80, height: 24).marked)
      #expect(bench.renderer.index.entries == ScreenIndex(expected).entries)
    }
  }
}

/// A list of buttons, as a renderer has it.
@MainActor
private final class LongList {
  let renderer = TextRenderer()
  let host: RendererHost<TextRenderer>
  let list = NodeID(rawValue: 1)

  init(rows: Int) {
    host = RendererHost(renderer)
    var patches: [Patch] = [
      .make(list, Content(.list(ListElement()))), .insert(list, into: .surface, at: 0),
    ]
    for place in 0..<rows {
      patches += [
        .make(row(place), Content(.button(ButtonElement()), events: .press)),
        .make(name(place), Content(.text(TextElement("Row \(place)")))),
        .insert(name(place), into: row(place), at: 0),
        .insert(row(place), into: list, at: place),
      ]
    }
    host.apply(patches)
  }

  func row(_ place: Int) -> NodeID { NodeID(rawValue: UInt64(2 * place + 2)) }

  private func name(_ place: Int) -> NodeID { NodeID(rawValue: UInt64(2 * place + 3)) }

  func draw(_ record: LayoutRecord = LayoutRecord()) -> Layout {
    renderer.draw(width: 80, height: 24, record: record)
  }

  func rename(_ place: Int, _ text: String) {
    let old = Content(.text(TextElement("Row \(place)")))
    host.apply([.update(name(place), from: old, to: Content(.text(TextElement(text))))])
  }

  func hide(_ place: Int) {
    guard let old = renderer.handles[row(place)]?.content else { return }
    var new = old
    new.meaning.isHidden = true
    host.apply([.update(row(place), from: old, to: new)])
  }
}
