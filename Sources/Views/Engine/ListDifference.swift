import ViewTree

/// The fewest steps from one list of objects to another: removals, then insertions and moves in the
/// order of the final list.
///
/// Equal ends are trimmed. Of the elements that stay, a longest run that is in order already isn't
/// moved (longest increasing subsequence).
///
/// - Complexity: O(*n* log *n*) in the part between the equal ends.
struct ListDifference<Element: AnyObject> {
  enum Step {
    case remove(at: Int, Element)
    /// Taken out at `from` and put back so that its index is `to`.
    case move(Element, from: Int, to: Int)
    case insert(Element, at: Int)
  }

  private(set) var steps: [Step] = []

  init(from old: [Element], to new: [Element]) {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] === new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - 1 - suffix] === new[new.count - 1 - suffix] {
      suffix += 1
    }
    let oldEnd = old.count - suffix
    let newEnd = new.count - suffix

    var targets: [ObjectIdentifier: Int] = [:]
    for index in prefix..<newEnd { targets[ObjectIdentifier(new[index])] = index }

    var survivors: [Int] = []
    var removals: [Step] = []
    for index in prefix..<oldEnd {
      if let target = targets[ObjectIdentifier(old[index])] {
        survivors.append(target)
      } else {
        removals.append(.remove(at: index, old[index]))
      }
    }
    steps = removals.reversed()
    guard newEnd > prefix else { return }
    place(survivors, new, prefix..<newEnd)
  }

  /// Walks the final list. What is placed is in front, what is not follows in its old order, except
  /// that elements which have to move may be left standing between placed ones until their turn:
  ///
  /// ```
  /// placed  (standing)  placed  (standing) │ not reached yet
  ///                                        └ front
  /// ```
  private mutating func place(_ survivors: [Int], _ new: [Element], _ range: Range<Int>) {
    let base = range.lowerBound
    var slots: [Int: Int] = [:]
    for (slot, target) in survivors.enumerated() { slots[target] = slot }
    let steady = LongestRun.members(of: survivors)
    // Slots of survivors that are not placed yet.
    var waiting = PrefixCounts(survivors.count)
    // How many were placed in front of a standing element when it was passed.
    var placedBefore: [Int] = Array(repeating: 0, count: survivors.count)
    var cursor = 0

    for index in range {
      let placed = index - base
      guard let slot = slots[index] else {
        steps.append(.insert(new[index], at: base + placed + waiting.sum(before: cursor)))
        continue
      }
      if steady[slot] {
        for passed in cursor..<slot { placedBefore[passed] = placed }
        cursor = slot + 1
        waiting.remove(slot)
        continue
      }
      let front = base + placed + waiting.sum(before: cursor)
      let isStanding = slot < cursor
      let from =
        isStanding
        ? base + placedBefore[slot] + waiting.sum(before: slot)
        : base + placed + waiting.sum(before: slot)
      waiting.remove(slot)
      let to = isStanding ? front - 1 : front
      if from != to { steps.append(.move(new[index], from: from, to: to)) }
    }
  }
}

/// Counts members below a position, and forgets members (a Fenwick tree).
private struct PrefixCounts {
  private var sums: [Int]

  /// All positions below `count` are members.
  init(_ count: Int) {
    sums = (0...count).map { $0 & -$0 }
  }

  func sum(before position: Int) -> Int {
    var index = position
    var result = 0
    while index > 0 {
      result += sums[index]
      index -= index & -index
    }
    return result
  }

  mutating func remove(_ position: Int) {
    var index = position + 1
    while index < sums.count {
      sums[index] -= 1
      index += index & -index
    }
  }
}
