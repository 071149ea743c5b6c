extension Differ {
  /// Matching costs up to this many comparisons; beyond, parts are paired by position.
  private static let matchLimit = 1_000_000

  func change(_ old: Shape.Part, _ new: Shape.Part) -> PartChange {
    areEqual(old.value, new.value) ? .unchanged(new) : .changed(old, new)
  }

  /// Matches the parts of two dictionaries or sets by key.
  func unorderedChanges(_ old: [Shape.Part], _ new: [Shape.Part]) -> [PartChange] {
    func keys(_ parts: [Shape.Part]) -> [AnyHashable] {
      parts.map { $0.key ?? AnyHashable(String(customDumping: $0.value)) }
    }
    let (oldKeys, newKeys) = (keys(old), keys(new))
    let newPositions = Dictionary(
      zip(newKeys, new.indices), uniquingKeysWith: { first, _ in first })
    var result: [PartChange] = []
    var matched: Set<Int> = []
    for (key, part) in zip(oldKeys, old) {
      if let position = newPositions[key], matched.insert(position).inserted {
        result.append(change(part, new[position]))
      } else {
        result.append(.removed(part))
      }
    }
    for position in new.indices where !matched.contains(position) {
      result.append(.inserted(new[position]))
    }
    return result
  }

  /// Matches the parts of two lists: by id where all have one, else by equality. What is equal at
  /// both ends is trimmed first.
  func listChanges(_ old: [Shape.Part], _ new: [Shape.Part]) -> [PartChange] {
    let isKeyed = (old + new).allSatisfy { $0.key != nil }
    func match(_ a: Shape.Part, _ b: Shape.Part) -> Bool {
      isKeyed ? a.key == b.key : areEqual(a.value, b.value)
    }
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, match(old[prefix], new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, match(old[old.count - 1 - suffix], new[new.count - 1 - suffix])
    {
      suffix += 1
    }
    func pair(_ a: Shape.Part, _ b: Shape.Part) -> PartChange {
      isKeyed ? change(a, b) : .unchanged(b)
    }
    let middle = middleChanges(
      Array(old[prefix..<old.count - suffix]), Array(new[prefix..<new.count - suffix]),
      match: match, pair: pair)
    return zip(old.prefix(prefix), new.prefix(prefix)).map(pair) + middle
      + zip(old.suffix(suffix), new.suffix(suffix)).map(pair)
  }

  private func middleChanges(
    _ old: [Shape.Part], _ new: [Shape.Part], match: (Shape.Part, Shape.Part) -> Bool,
    pair: (Shape.Part, Shape.Part) -> PartChange
  ) -> [PartChange] {
    guard old.count * new.count <= Self.matchLimit else { return replaced(old, new) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: match) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [PartChange] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (firstOld, firstNew) = (i, j)
      while i < old.count, removed.contains(i) { i += 1 }
      while j < new.count, inserted.contains(j) { j += 1 }
      result += replaced(Array(old[firstOld..<i]), Array(new[firstNew..<j]))
      if i < old.count, j < new.count {
        result.append(pair(old[i], new[j]))
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Pairs what was removed with what was inserted at the same place, unless ids tell them apart.
  private func replaced(_ old: [Shape.Part], _ new: [Shape.Part]) -> [PartChange] {
    var result: [PartChange] = []
    for position in 0..<max(old.count, new.count) {
      let a = position < old.count ? old[position] : nil
      let b = position < new.count ? new[position] : nil
      if let a, let b, a.key == nil || a.key == b.key {
        result.append(change(a, b))
      } else {
        if let a { result.append(.removed(a)) }
        if let b { result.append(.inserted(b)) }
      }
    }
    return result
  }
}
