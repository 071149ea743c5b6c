import ViewTree

/// A list of which only some rows are mounted, for renderers that ask for them.
@MainActor
enum RowsOnDemand {
  static var laws: [Law] { [scrolling, selection, above, bounded] }

  /// The core's side of a list of many rows: mounts what the renderer asks for.
  @MainActor
  private final class Model {
    let stage: Stage
    let trial: Trial
    let list: Node
    let window: Node
    var total: Int
    /// Rows by number, made when they are first mounted.
    private var rows: [Int: Node] = [:]
    private var mounted = 0..<RowWindow.initialCount
    var selection: Set<Int> = []
    /// How many rows were put in front of row 0.
    private var shift = 0

    init(_ stage: Stage, _ trial: Trial, total: Int) {
      self.stage = stage
      self.trial = trial
      self.total = total
      list = trial.node(Content(.list(ListElement()), events: [.select, .show]))
      window = trial.window()
      stage.onEvent = { [weak self] event in
        switch event.kind {
        case .show(let range): self?.mount(range)
        case .select(let chosen): self?.select(chosen)
        default: break
        }
      }
      show()
    }

    func mount(_ range: Range<Int>) {
      trial.expect(
        range.lowerBound >= 0 && range.upperBound <= total && !range.isEmpty,
        "Rows \(range) of \(total) were asked for.")
      mounted = range.clamped(to: 0..<total)
      show()
    }

    func select(_ chosen: Set<Int>) {
      selection = chosen
      show()
    }

    func insertAbove(_ count: Int) {
      shift += count
      total += count
      mounted = (mounted.lowerBound + count)..<(mounted.upperBound + count)
      selection = Set(selection.map { $0 + count })
      show()
    }

    func row(_ index: Int) -> Node {
      let number = index - shift
      if let row = rows[number] { return row }
      let row = trial.text("row \(number)")
      rows[number] = row
      return row
    }

    var mountedCount: Int { mounted.count }

    private func show() {
      var full = list
      full.children = mounted.map(row)
      full.content.element = .list(
        ListElement(
          selectionMode: .single, selection: selection,
          window: RowWindow(start: mounted.lowerBound, total: total)))
      stage.show(window, [full])
    }
  }

  private static let scrolling = Law(.lists, "rows on demand: what comes into view is asked for") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let model = Model(stage, trial, total: 10_000)
      trial.expect(stage.read(model.row(0).id)?.name, is: "row 0", "The first row:")
      for row in [100, 5_000, 9_999, 0] {
        try stage.perform(.scroll(toRow: row), on: model.list.id)
        trial.expect(stage.read(model.row(row).id)?.name, is: "row \(row)", "Scrolled to \(row):")
      }
    }
  }

  private static let selection = Law(.lists, "rows on demand: a click names the row in the whole") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let model = Model(stage, trial, total: 10_000)
      try stage.perform(.scroll(toRow: 5_000), on: model.list.id)
      _ = stage.takeEvents()
      try stage.perform(.selectRow(5_000), on: model.list.id)
      trial.expect(
        stage.takeEvents().filter { $0.kind.member == .select },
        is: [Event(model.list.id, .select([5_000]))], "What was reported:")
      trial.expect(
        stage.read(model.row(5_000).id)?.isSelected, is: true, "Whether the row is selected:")
    }
  }

  private static let above = Law(.lists, "rows on demand: rows inserted above move nothing") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let model = Model(stage, trial, total: 10_000)
      try stage.perform(.scroll(toRow: 5_000), on: model.list.id)
      model.select([5_000])
      let row = model.row(5_000)
      for _ in 0..<3 { model.insertAbove(1) }
      trial.expect(stage.read(row.id)?.name, is: "row 5000", "The row in sight:")
      trial.expect(stage.read(row.id)?.isSelected, is: true, "Whether it is still selected:")
    }
  }

  private static let bounded = Law(.lists, "rows on demand: few are mounted, whatever was seen") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let model = Model(stage, trial, total: 10_000)
      for row in stride(from: 0, to: 10_000, by: 400) {
        try stage.perform(.scroll(toRow: row), on: model.list.id)
      }
      trial.expect(
        model.mountedCount <= 400, "\(model.mountedCount) rows are mounted after scrolling.")
    }
  }
}
