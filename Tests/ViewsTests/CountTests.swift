import Observation
import Testing
import ViewTree
import Views

/// What each kind of change costs: which bodies run, which patches are sent.
@MainActor
@Suite struct CountTests {
  @Observable final class Row: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  @Observable final class Model {
    var rows: [Row]
    var header = "Header"

    init(_ count: Int) {
      rows = (0..<count).map(Row.init)
    }
  }

  struct RowView: View {
    let row: Row

    var body: some View {
      HStack {
        Text(row.title)
        Button("Edit") { row.title += "!" }
      }
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      Text(model.header)
      List(model.rows) { RowView(row: $0) }
    }
  }

  @Test func oneRowOfTenThousandIsOneBodyAndOnePatch() {
    let model = Model(10_000)
    let harness = Harness { Screen(model: model) }
    let cost = harness.cost { model.rows[5_000].title = "new" }
    #expect(cost == Cost(bodies: 1, patches: 1))
  }

  @Test func aRowWrittenInlineIsAScopeOfItsOwn() {
    struct Inline: View {
      let model: Model
      var body: some View {
        List(model.rows) { row in
          Text(row.title).bold()
          Divider()
        }
      }
    }
    let model = Model(100)
    let harness = Harness { Inline(model: model) }
    #expect(harness.cost { model.rows[50].title = "new" } == Cost(bodies: 1, patches: 1))
    harness.check()
  }

  @Test func equalChildrenAreSkipped() {
    let model = Model(100)
    let harness = Harness { Screen(model: model) }
    #expect(harness.cost { model.header = "new" } == Cost(bodies: 1, patches: 1))
  }

  @Test func anActionThatChangesNothingCostsNothing() {
    let model = Model(10)
    let harness = Harness { Screen(model: model) }
    #expect(harness.cost {} == Cost(bodies: 0, patches: 0))
    #expect(harness.cost { model.header = model.header }.patches == 0)
  }

  @Test func insertionMakesOneRow() {
    let model = Model(1_000)
    let harness = Harness { Screen(model: model) }
    let cost = harness.cost { model.rows.insert(Row(5_000), at: 500) }
    // The list's body and the row's; HStack, Text, Button and its label are made and inserted.
    #expect(cost == Cost(bodies: 2, patches: 8))
    harness.check()
  }

  @Test func aMovedRowIsOneMove() {
    let model = Model(1_000)
    let harness = Harness { Screen(model: model) }
    let cost = harness.cost { model.rows.append(model.rows.remove(at: 3)) }
    #expect(cost == Cost(bodies: 1, patches: 1))
    harness.check()
  }

  @Test func reversingMovesAllButOne() {
    let model = Model(200)
    let harness = Harness { Screen(model: model) }
    #expect(harness.cost { model.rows.reverse() } == Cost(bodies: 1, patches: 199))
    harness.check()
  }

  @Test func filteringRemovesWhatIsGone() {
    let model = Model(1_000)
    let harness = Harness { Screen(model: model) }
    #expect(harness.cost { model.rows.removeAll { $0.id % 10 > 0 } }.patches == 900)
    harness.check()
  }

  @Test func manyChangesAreOneBatch() {
    let model = Model(10)
    let harness = Harness { Screen(model: model) }
    let cost = harness.cost {
      for row in model.rows { row.title = "new" }
      model.header = "new"
    }
    #expect(cost == Cost(bodies: 11, patches: 11))
    #expect(harness.target.batches.count == 1)
  }

  @Test func aChildThatItsParentAndAChangeBothMarkRunsOnce() {
    struct Child: View {
      let value: String
      let model: Model
      var body: some View { Text(value + model.header) }
    }
    struct Parent: View {
      let model: Model
      var body: some View { Child(value: model.header, model: model) }
    }
    let model = Model(0)
    let harness = Harness { Parent(model: model) }
    #expect(harness.cost { model.header = "new" } == Cost(bodies: 2, patches: 1))
    #expect(harness.texts == ["newnew"])
  }

  @Test func bindingsToTheSamePlaceAreEqual() {
    struct Field: View {
      @Binding var text: String
      var body: some View { TextField("Field", text: $text) }
    }
    struct Parent: View {
      @Bindable var model: Model
      @State private var own = "own"
      var body: some View {
        Text("\(model.rows.count)")
        Field(text: $model.header)
        Field(text: $own)
      }
    }
    let model = Model(0)
    let harness = Harness { Parent(model: model) }
    #expect(harness.cost { model.rows.append(Row(1)) } == Cost(bodies: 1, patches: 1))
    #expect(harness.cost { model.header = "new" } == Cost(bodies: 1, patches: 1))
    harness.check()
  }

  @Test func handlersAreAlwaysCurrent() throws {
    struct Parent: View {
      @Bindable var model: Model
      var body: some View {
        let count = model.rows.count
        Button("Add") { model.rows.append(Row(count)) }
      }
    }
    let model = Model(0)
    let harness = Harness { Parent(model: model) }
    for _ in 0..<3 { try harness.press("Add") }
    #expect(model.rows.map(\.id) == [0, 1, 2])
    // The button says the same each time, so nothing was sent.
    #expect(harness.target.patches.isEmpty)
  }

  @Test func observationsDoNotPileUp() {
    struct Child: View {
      let value: Int
      let row: Row
      var body: some View { Text("\(value) \(row.title)") }
    }
    struct Parent: View {
      let model: Model
      let row: Row
      var body: some View { Child(value: model.rows.count, row: row) }
    }
    let model = Model(0)
    let row = Row(0)
    let harness = Harness { Parent(model: model, row: row) }
    for id in 0..<50 {
      model.rows.append(Row(id))
      harness.engine.flush()
    }
    #expect(harness.cost { row.title = "new" } == Cost(bodies: 1, patches: 1))
  }
}
