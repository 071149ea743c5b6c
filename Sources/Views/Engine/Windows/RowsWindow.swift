import ViewTree

/// Which rows of a virtual container are mounted.
///
/// ```
/// show(70..<90) ──▶ wanted ──(the collection changed meanwhile)──▶ rows ──▶ told
/// ```
@MainActor
final class RowsWindow {
  /// What the target has, or has asked for since, as the target counts rows.
  private(set) var wanted = 0..<RowWindow.initialCount
  /// How many rows the target has asked for.
  private(set) var wantedCount = RowWindow.initialCount
  /// The first row that the target has, as it counts.
  private(set) var toldStart = 0
  /// How many rows the target knows of; `nil` before it knows of any.
  private var toldTotal: Int?
  /// What is mounted.
  var rows = 0..<0
  var total = 0
  var isDirty = false
  /// Part of an evaluation from scratch: the same rows as in the tree that is looked at.
  private let fixed: Range<Int>?

  init(twin: RowsWindow?) {
    fixed = twin?.rows
  }

  /// The target wants rows, as it counts them. Returns whether that changes anything.
  ///
  /// Of the other rows those stay that are half as far away again: scrolling a step back costs
  /// nothing then.
  func show(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<total)
    guard !range.isEmpty else { return false }
    let slack = range.count / 2
    let keep = rows.clamped(
      to: max(0, range.lowerBound - slack)..<min(total, range.upperBound + slack))
    let touches = keep.lowerBound <= range.upperBound && range.lowerBound <= keep.upperBound
    wanted =
      keep.isEmpty || !touches
      ? range
      : min(keep.lowerBound, range.lowerBound)..<max(keep.upperBound, range.upperBound)
    wantedCount = range.count
    return wanted != rows
  }

  /// The rows to mount of a number of rows.
  ///
  /// - Parameter moved: The rows that the target has and that are still there, as it counts them and
  ///   as they are counted now.
  func place(_ moved: [(old: Int, new: Int)], of total: Int) -> Range<Int> {
    if let fixed { return fixed.clamped(to: 0..<total) }
    let shift = Self.commonShift(moved)
    // What went far away is not followed.
    let near = moved.filter {
      wanted.contains($0.old) && abs($0.new - $0.old - shift) <= wanted.count / 2
    }
    var lower = wanted.lowerBound + shift
    var upper = wanted.upperBound + shift
    if let first = near.min(by: { $0.old < $1.old }), let last = near.max(by: { $0.old < $1.old }) {
      lower = first.new - (first.old - wanted.lowerBound)
      upper = last.new + wanted.upperBound - last.old
    }
    for row in near {
      lower = min(lower, row.new)
      upper = max(upper, row.new + 1)
    }
    // Who sees the first row or the last sees what comes in front of it or behind it.
    if wanted.lowerBound == 0 || lower < 0 { lower = 0 }
    if let toldTotal, wanted.upperBound >= toldTotal { upper = max(upper, total) }
    upper = min(upper, lower + 2 * max(wanted.count, wantedCount))
    upper = min(max(upper, lower + wantedCount), total)
    lower = max(0, min(lower, upper - wantedCount))
    return lower..<max(lower, upper)
  }

  /// The target has been told.
  func commit() {
    wanted = rows
    toldStart = rows.lowerBound
    toldTotal = total
  }

  /// By how much most rows moved; nothing where there is no such majority.
  private static func commonShift(_ moved: [(old: Int, new: Int)]) -> Int {
    var counts: [Int: Int] = [:]
    for row in moved { counts[row.new - row.old, default: 0] += 1 }
    guard let most = counts.max(by: { $0.value < $1.value }), 2 * most.value > moved.count else {
      return 0
    }
    return most.key
  }
}
