/// A table of measurements beside their budgets, for a terminal.
struct Table {
  private struct Row {
    let name: String
    let measurement: Measurement
    let budget: Double?
  }

  let title: String
  private var rows: [Row] = []

  init(_ title: String) {
    self.title = title
  }

  mutating func add(_ name: String, _ measurement: Measurement, budget: Double? = nil) {
    rows.append(Row(name: name, measurement: measurement, budget: budget))
  }

  func write() {
    let width = rows.map(\.name.count).max() ?? 0
    print("\n\(title)\n")
    print("\(pad("", width))      µs         spread   allocs   budget")
    for row in rows {
      let spread =
        "\(short(row.measurement.range.lowerBound))–\(short(row.measurement.range.upperBound))"
      let verdict = row.budget.map {
        "≤ \(short($0)) \(row.measurement.median <= $0 ? "met" : "OVER by \(short(row.measurement.median / $0))×")"
      }
      print(
        pad(row.name, width), lead(short(row.measurement.median), 9), lead(spread, 14),
        lead(short(row.measurement.allocations), 8), " ", verdict ?? "")
    }
  }
}

private func short(_ value: Double) -> String {
  if value >= 100 { return "\(Int(value.rounded()))" }
  let scaled = (value * 100).rounded() / 100
  return "\(scaled)"
}

private func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func lead(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
