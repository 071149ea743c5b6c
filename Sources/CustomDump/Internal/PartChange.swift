/// What became of one part between two values.
enum PartChange {
  case unchanged(Shape.Part)
  case changed(Shape.Part, Shape.Part)
  case removed(Shape.Part)
  case inserted(Shape.Part)

  var isUnchanged: Bool {
    if case .unchanged = self { true } else { false }
  }
}

/// A change to show, or a run of unchanged parts to count.
enum ElidedChange {
  case change(PartChange)
  case elided(Int)
}

/// Replaces runs of unchanged parts by their number, but for single ones and those worth showing.
func elide(
  _ changes: [PartChange], except isWorthShowing: (Shape.Part) -> Bool
) -> [ElidedChange] {
  var result: [ElidedChange] = []
  var run: [PartChange] = []
  func flush() {
    if run.count == 1 { result.append(.change(run[0])) }
    if run.count > 1 { result.append(.elided(run.count)) }
    run = []
  }
  for change in changes {
    if case .unchanged(let part) = change, !isWorthShowing(part) {
      run.append(change)
    } else {
      flush()
      result.append(.change(change))
    }
  }
  flush()
  return result
}
