import IssueReporting
import Observation
import Testing
import ViewTree
import Views

/// Lists of which only the rows that the target wants are mounted.
@MainActor
@Suite struct WindowTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "row \(id)"
    }
  }

  @Observable final class Model {
    var items: [Item]
    var prefix = ""
    var isOn = false
    var selection: Set<Int> = []

    init(_ count: Int) {
      items = (0..<count).map(Item.init)
    }
  }

  struct ItemView: View {
    let item: Item
    @State private var taps = 0

    var body: some View {
      Button("\(item.title), \(taps)") { taps += 1 }
    }
  }

  private func harness(_ model: Model) -> Harness {
    Harness(virtualKinds: [.list, .section, .stack]) {
      List(model.items) { ItemView(item: $0) }
    }
  }

  private func names(_ harness: Harness) -> [String] {
    harness.nodes(.button).map(\.accessibleName)
  }

  // MARK: The window

  @Test func aListBeginsWithItsFirstRows() {
    let harness = harness(Model(1_000))
    #expect(harness.rows() == 0..<40)
    #expect(harness.find(.list)?.content.element.window?.total == 1_000)
    #expect(harness.find(.list)?.content.events.contains(.show) == true)
    // The window, the list, and a button with its text for each row.
    #expect(harness.engine.statistics.liveNodes == 2 + 2 * 40)
    harness.check()
  }

  @Test func aShortListIsWhole() {
    let harness = harness(Model(3))
    #expect(harness.rows() == 0..<3)
    harness.check()
  }

  @Test func theTargetAsksForRows() throws {
    let harness = harness(Model(1_000))
    try harness.show(500..<520)
    #expect(harness.rows() == 500..<520)
    #expect(names(harness).first == "row 500, 0")
    harness.check()
    // Beyond the end there is nothing.
    try harness.show(990..<1_010)
    #expect(harness.rows() == 990..<1_000)
    try harness.show(5_000..<5_010)
    #expect(harness.rows() == 990..<1_000)
    harness.check()
  }

  @Test func aSmallStepCostsNothing() throws {
    let harness = harness(Model(1_000))
    try harness.show(500..<520)
    try harness.show(505..<525)
    #expect(harness.rows() == 500..<525)
    harness.check()
    let back = try harness.cost { try harness.show(500..<520) }
    #expect(back == Cost(bodies: 0, patches: 0))
    // Far away again, rows go.
    try harness.show(530..<550)
    #expect(harness.rows() == 530..<550)
    try harness.show(0..<20)
    #expect(harness.rows() == 0..<20)
    harness.check()
  }

  @Test func scrollingFarKeepsWhatIsAliveBounded() throws {
    let harness = harness(Model(1_000))
    for step in 0..<90 { try harness.show((step * 10)..<(step * 10 + 20)) }
    for step in (0..<90).reversed() { try harness.show((step * 10)..<(step * 10 + 20)) }
    #expect(try #require(harness.rows()).count <= 40)
    #expect(harness.engine.statistics.liveNodes <= 2 + 2 * 40)
    #expect(harness.engine.statistics.liveScopes <= 2 + 40)
    harness.check()
    harness.engine.stop()
    #expect(harness.engine.statistics.liveNodes == 0)
    #expect(harness.engine.statistics.liveScopes == 0)
  }

  @Test func rowsThatAreWantedByNobodyAreDropped() throws {
    let harness = Harness { List(0..<3, id: \.self) { Text("\($0)") } }
    harness.target.send(.show(0..<1), to: try harness.id(.list))
    #expect(harness.engine.droppedEvents.map(\.reason) == [.nobodyListens])
    #expect(harness.rows() == nil)
    harness.check()
  }

  // MARK: Changes

  @Test func aRowAboveIsOneUpdate() throws {
    let model = Model(1_000)
    let harness = harness(model)
    try harness.show(500..<520)
    let ids = harness.find(.list)?.children.map(\.id)
    #expect(
      harness.cost { model.items.insert(Item(-1), at: 3) } == Cost(bodies: 1, patches: 1))
    #expect(harness.rows() == 501..<521)
    #expect(harness.find(.list)?.content.element.window?.total == 1_001)
    #expect(harness.find(.list)?.children.map(\.id) == ids)
    #expect(harness.cost { model.items.remove(at: 3) } == Cost(bodies: 1, patches: 1))
    #expect(harness.rows() == 500..<520)
    #expect(harness.find(.list)?.children.map(\.id) == ids)
    harness.check()
  }

  @Test func aRowBelowIsOneUpdate() throws {
    let model = Model(1_000)
    let harness = harness(model)
    #expect(harness.cost { model.items.append(Item(-1)) } == Cost(bodies: 1, patches: 1))
    #expect(harness.rows() == 0..<40)
    harness.check()
  }

  @Test func aRowInSightMakesRoom() throws {
    let model = Model(1_000)
    let harness = harness(model)
    try harness.show(500..<520)
    model.items.insert(Item(-1), at: 510)
    harness.engine.flush()
    #expect(harness.rows() == 500..<521)
    #expect(names(harness)[10] == "row -1, 0")
    model.items.remove(at: 505)
    harness.engine.flush()
    #expect(harness.rows() == 500..<520)
    harness.check()
  }

  @Test func whoSeesAnEndSeesWhatComesThere() throws {
    let model = Model(100)
    let harness = harness(model)
    model.items.insert(Item(-1), at: 0)
    harness.engine.flush()
    #expect(harness.rows() == 0..<41)
    #expect(names(harness).first == "row -1, 0")
    harness.check()
    try harness.show(91..<101)
    model.items.append(Item(-2))
    harness.engine.flush()
    #expect(names(harness).last == "row -2, 0")
    harness.check()
  }

  @Test func aRowThatGoesFarDoesNotTakeTheWindowAlong() throws {
    let model = Model(1_000)
    let harness = harness(model)
    try harness.show(500..<520)
    model.items.append(model.items.remove(at: 500))
    harness.engine.flush()
    #expect(try #require(harness.rows()).contains(505))
    #expect(try #require(harness.rows()).count <= 25)
    harness.check()
  }

  @Test func aNewOrderStaysInPlace() throws {
    let model = Model(1_000)
    let harness = harness(model)
    try harness.show(500..<520)
    model.items.reverse()
    harness.engine.flush()
    #expect(try #require(harness.rows()).contains(500))
    harness.check()
    model.items.removeLast(990)
    harness.engine.flush()
    #expect(harness.rows() == 0..<10)
    model.items.removeAll()
    harness.engine.flush()
    #expect(harness.rows() == 0..<0)
    model.items = (0..<50).map(Item.init)
    harness.engine.flush()
    #expect(harness.rows() == 0..<40)
    harness.check()
  }

  @Test(arguments: [1_000, 100_000]) func oneRowOfManyIsOneBodyAndOnePatch(count: Int) {
    let model = Model(count)
    let harness = harness(model)
    #expect(harness.cost { model.items[7].title = "new" } == Cost(bodies: 1, patches: 1))
    #expect(harness.cost { model.items[count - 1].title = "new" } == Cost(bodies: 0, patches: 0))
    harness.check()
  }

  @Test func whatARowReadsInTheClosureIsObserved() throws {
    let model = Model(1_000)
    let harness = Harness(virtualKinds: [.list]) {
      List(model.items) { RowView(title: model.prefix + $0.title) }
    }
    try harness.show(500..<502)
    model.prefix = "> "
    harness.engine.flush()
    #expect(names(harness) == ["> row 500: 0", "> row 501: 0"])
    model.items[501].title = "new"
    harness.engine.flush()
    #expect(names(harness) == ["> row 500: 0", "> new: 0"])
    harness.check()
  }

  // MARK: State

  @Test func stateComesBackWithItsRow() throws {
    let model = Model(1_000)
    let harness = harness(model)
    try harness.press("row 3, 0")
    try harness.show(500..<520)
    model.items.insert(Item(-1), at: 0)
    harness.engine.flush()
    try harness.show(0..<20)
    #expect(names(harness)[4] == "row 3, 1")
    try harness.press("row 3, 1")
    try harness.show(500..<520)
    try harness.show(0..<20)
    #expect(names(harness)[4] == "row 3, 2")
    harness.check()
  }

  @Test func stateGoesWithItsElement() throws {
    let model = Model(1_000)
    let harness = harness(model)
    try harness.press("row 3, 0")
    try harness.show(500..<520)
    let item = model.items.remove(at: 3)
    harness.engine.flush()
    model.items.insert(item, at: 3)
    harness.engine.flush()
    try harness.show(0..<20)
    #expect(names(harness)[3] == "row 3, 0")
    harness.check()
  }

  @Test func keptStateKeepsNothingElseAlive() throws {
    let model = Model(100)
    let harness = harness(model)
    try harness.press("row 3, 0")
    weak let item = model.items[3]
    try harness.show(80..<100)
    model.items.remove(at: 3)
    harness.engine.flush()
    #expect(item == nil)
  }

  @Test func rowsAppearAndDisappearWithTheWindow() throws {
    var log: [String] = []
    let harness = Harness(virtualKinds: [.list]) {
      List(0..<1_000, id: \.self) { id in
        Text("\(id)").onAppear { log.append("+\(id)") }.onDisappear { log.append("-\(id)") }
      }
    }
    log = []
    try harness.show(38..<42)
    #expect(log.filter { $0.hasPrefix("+") } == ["+40", "+41"])
    #expect(log.filter { $0.hasPrefix("-") } == (0..<36).map { "-\($0)" })
    harness.check()
  }

  // MARK: Rows by index

  @Test func selectionNamesRowsOfTheWhole() throws {
    let model = Model(1_000)
    let harness = Harness(virtualKinds: [.list]) {
      List(model.items, selection: Bindable(model).selection) { Text($0.title) }
    }
    func selection() -> Set<Int>? {
      guard case .list(let list) = harness.find(.list)?.content.element else { return nil }
      return list.selection
    }
    harness.target.send(.select([3, 900]), to: try harness.id(.list))
    #expect(model.selection == [3, 900])
    #expect(selection() == [3, 900])
    model.items.remove(at: 0)
    harness.engine.flush()
    #expect(selection() == [2, 899])
    try harness.show(890..<910)
    #expect(selection() == [2, 899])
    model.selection = [5]
    harness.engine.flush()
    #expect(selection() == [4])
    harness.check()
  }

  @Test func editsNameRowsOfTheWhole() throws {
    var log: [String] = []
    let harness = Harness(virtualKinds: [.list]) {
      List {
        Text("first")
        ForEach(0..<1_000, id: \.self) { Text("\($0)") }
          .onDelete { (rows: RowOffsets) in log.append("delete \(Array(rows))") }
          .onMove { (rows: RowOffsets, to) in log.append("move \(Array(rows)) \(to)") }
        Text("last")
      }
    }
    try harness.show(500..<520)
    let list = try harness.id(.list)
    harness.target.send(.delete([501, 900]), to: list)
    harness.target.send(.move(from: [501], to: 700), to: list)
    harness.target.send(.move(from: [501], to: 1_001), to: list)
    harness.target.send(.move(from: [501], to: 0), to: list)
    #expect(log == ["delete [500, 899]", "move [500] 699", "move [500] 1000", "move [500] 0"])
    harness.target.send(.delete([0]), to: list)
    #expect(harness.engine.droppedEvents.map(\.reason) == [.nobodyListens])
  }

  // MARK: What is in a list

  @Test func rowsWrittenOutAreInTheWindowToo() throws {
    let model = Model(1_000)
    let harness = Harness(virtualKinds: [.list]) {
      List {
        CounterView()
        if model.isOn { Text("note") }
        ForEach(model.items) { ItemView(item: $0) }
        Text("last")
      }
    }
    #expect(harness.rows() == 0..<40)
    #expect(harness.find(.list)?.content.element.window?.total == 1_002)
    let first = try #require(harness.find(.button, "+0")?.id)
    try harness.press("+0")
    try harness.show(500..<520)
    #expect(harness.find(.button, "+1") == nil)
    #expect(names(harness).first == "row 499, 0")
    model.isOn = true
    harness.engine.flush()
    #expect(harness.rows() == 501..<521)
    harness.check(allNodesShown: false)
    try harness.show(0..<20)
    #expect(names(harness).first == "+1")
    #expect(harness.find(.button, "+1")?.id != first)
    #expect(harness.texts.contains("note"))
    harness.check(allNodesShown: false)
    // The old id is dead, and the new one works.
    harness.target.send(.press, to: first)
    #expect(harness.engine.droppedEvents.map(\.reason) == [.nodeIsGone("button")])
    try harness.press("+1")
    #expect(names(harness).first == "+2")
    try harness.show(990..<1_003)
    #expect(harness.texts.last == "last")
    harness.check(allNodesShown: false)
  }

  @Test func aSectionHasAWindowOfItsOwn() throws {
    let harness = Harness(virtualKinds: [.list, .section]) {
      List {
        Section("A") { ForEach(0..<100, id: \.self) { Text("a\($0)") } }
        Section("B") { ForEach(0..<100, id: \.self) { Text("b\($0)") } }
      }
    }
    #expect(harness.rows() == 0..<2)
    let sections = harness.nodes(.section)
    #expect(sections.map(\.children.count) == [40, 40])
    harness.target.send(.show(50..<60), to: sections[1].id)
    #expect(harness.texts.count == 50)
    #expect(harness.texts.last == "b59")
    harness.check()
  }

  @Test func aLazyStackThatScrollsIsVirtual() throws {
    let harness = Harness(virtualKinds: [.stack]) {
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
      LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } }
      VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } }
    }
    #expect(harness.nodes(.stack).map(\.children.count) == [40, 100, 100])
    try harness.show(10..<20, .stack)
    #expect(harness.rows(.stack) == 5..<25)
    harness.check()
  }

  @Test func rowsOfSeveralNodesAreMountedWhole() throws {
    let model = Model(100)
    let harness = Harness(virtualKinds: [.list]) {
      List(model.items) { item in
        ItemView(item: item)
        if model.isOn { Text("note \(item.id)") }
      }
    }
    #expect(harness.engine.statistics.liveNodes == 2 + 2 * 40)
    try harness.press("row 3, 0")
    model.isOn = true
    harness.engine.flush()
    #expect(harness.engine.statistics.eagerCollections == 1)
    // All are mounted as views, and the target has the window's.
    #expect(harness.find(.list)?.content.element.window?.total == 200)
    #expect(try #require(harness.rows()).count < 80)
    #expect(names(harness)[3] == "row 3, 1")
    try harness.show(150..<160)
    #expect(harness.texts.first { $0.hasPrefix("note") } == "note 75")
    harness.check(allNodesShown: false)
    model.isOn = false
    harness.engine.flush()
    #expect(harness.find(.list)?.content.element.window?.total == 100)
    harness.check(allNodesShown: false)
  }

  @Test func duplicateIdsAreReportedOnce() throws {
    let model = Model(100)
    let harness = harness(model)
    let issues = collectIssues {
      model.items[5] = Item(6)
      harness.engine.flush()
      model.items[50] = Item(6)
      harness.engine.flush()
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("A \"ForEach\" got two elements with the same id.\n\n  Id: 6\n")
        == true)
    #expect(names(harness).count == 40)
    harness.check()
  }

  @Test func everythingInARowWorks() throws {
    let model = Model(100)
    let harness = Harness(virtualKinds: [.list]) {
      List(model.items) { item in
        ItemView(item: item).alert("Alert", isPresented: Bindable(model).isOn) {}
      }
    }
    try harness.show(50..<52)
    model.isOn = true
    harness.engine.flush()
    #expect(
      harness.find(.list)?.children.map(\.content.element.kind)
        == [.button, .button, .alert, .alert])
    harness.check()
    try harness.show(60..<61)
    #expect(harness.find(.list)?.children.map(\.content.element.kind) == [.button, .alert])
    harness.check()
  }
}
