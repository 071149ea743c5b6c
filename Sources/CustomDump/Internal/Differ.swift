/// Compares two values level by level. It knows the objects that it has met, so one is made for each
/// diff.
final class Differ {
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier
  }

  private var pairsInProgress: Set<Pair> = []
  private let references = ReferenceNumbers()

  /// Whether two values are equal: by `==` where there is one, else part by part.
  func areEqual(_ lhs: Any, _ rhs: Any, depth: Int = 0) -> Bool {
    if let equal = dynamicallyEqual(lhs, rhs) { return equal }
    let (lhs, rhs) = (unwrapped(lhs), unwrapped(rhs))
    if let equal = dynamicallyEqual(lhs, rhs) { return equal }
    if depth > Dumper.depthLimit { return true }
    if let lhs = lhs as? any DumpedReference, let rhs = rhs as? any DumpedReference {
      return areEqual(
        lhs.dumpedValue(on: .first), rhs.dumpedValue(on: .second), depth: depth + 1)
    }
    if type(of: lhs) != type(of: rhs) { return false }
    guard let pair = pair(lhs, rhs) else { return haveEqualParts(lhs, rhs, depth: depth) }
    // The same object, or a cycle back to a pair that is being compared.
    guard pair.first != pair.second, pairsInProgress.insert(pair).inserted else { return true }
    defer { pairsInProgress.remove(pair) }
    return haveEqualParts(lhs, rhs, depth: depth)
  }

  private func haveEqualParts(_ lhs: Any, _ rhs: Any, depth: Int) -> Bool {
    let (lhs, rhs) = (Shape(of: lhs, isRoot: false), Shape(of: rhs, isRoot: false))
    return lhs.open == rhs.open && lhs.parts.count == rhs.parts.count
      && zip(lhs.parts, rhs.parts).allSatisfy {
        $0.label == $1.label && areEqual($0.value, $1.value, depth: depth + 1)
      }
  }

  /// The lines for two values that aren't equal.
  func lines(_ lhs: Any, _ rhs: Any, label: String?, depth: Int) -> [DiffLine] {
    let isRoot = depth == 0
    let (lhs, rhs) = (unwrapped(lhs), unwrapped(rhs))
    if let lhs = lhs as? any DumpedReference, let rhs = rhs as? any DumpedReference {
      return lines(lhs, rhs, label: label, depth: depth)
    }
    let first = Shape(of: lhs, isRoot: isRoot)
    let second = Shape(of: rhs, isRoot: isRoot)
    let replacement = { self.replacement(lhs, rhs, label: label, depth: depth) }

    if case .lines(let old) = first.kind, case .lines(let new) = second.kind, old != new {
      return textLines(old, new, label: label)
    }
    guard first.open == second.open, first.close == second.close, depth < Dumper.depthLimit,
      !first.parts.isEmpty, !second.parts.isEmpty
    else { return replacement() }
    if first.isInline, first.parts[0].isShort, second.parts[0].isShort { return replacement() }

    let pair = pair(lhs, rhs)
    if let pair, !pairsInProgress.insert(pair).inserted {
      return [DiffLine(side: .both, text: "\(prefix(label))\(first.open)↩︎\(first.close)")]
    }
    defer { if let pair { pairsInProgress.remove(pair) } }

    let changes: [PartChange]
    switch first.kind {
    case .leaf, .lines: return replacement()
    case .record:
      guard first.parts.map(\.label) == second.parts.map(\.label) else { return replacement() }
      changes = zip(first.parts, second.parts).map(change)
    case .list: changes = listChanges(first.parts, second.parts)
    case .unordered: changes = unorderedChanges(first.parts, second.parts)
    }
    guard changes.contains(where: { !$0.isUnchanged }) else { return replacement() }

    let isIdentifiable = identity(of: rhs) != nil
    var result = [DiffLine(side: .both, text: prefix(label) + first.open)]
    let groups = elide(changes) { isIdentifiable && $0.label == "id" }
    for (index, group) in groups.enumerated() {
      var lines = lines(of: group, depth: depth)
      if index < groups.count - 1 { lines.endWithComma() }
      result += lines.indented()
    }
    result.append(DiffLine(side: .both, text: first.close))
    return result
  }

  /// One reference with two values, or two references.
  private func lines(
    _ lhs: any DumpedReference, _ rhs: any DumpedReference, label: String?, depth: Int
  ) -> [DiffLine] {
    let (old, new) = (lhs.dumpedValue(on: .first), rhs.dumpedValue(on: .second))
    let numbers = (references.number(of: lhs).number, references.number(of: rhs).number)
    var result = lines(old, new, label: nil, depth: max(depth, 1))
    // NB: Where both sides have the first line in common it is there once.
    let firsts = [DiffLine.Side.both, .first, .second].compactMap { side in
      result.firstIndex { $0.side == side }
    }
    let labelled = result.first?.side == .both ? [0] : firsts
    for index in labelled {
      let number: String =
        switch result[index].side {
        case .first: "#\(numbers.0) "
        case .second: "#\(numbers.1) "
        case .both: numbers.0 == numbers.1 ? "#\(numbers.0) " : ""
        }
      result[index].text = "\(prefix(label))\(number)\(result[index].text)"
    }
    return result
  }

  /// All of the first value, then all of the second.
  private func replacement(_ lhs: Any, _ rhs: Any, label: String?, depth: Int) -> [DiffLine] {
    let depth = label == nil ? depth : max(depth, 1)
    let first = Dumper(references: references).lines(lhs, label: label, depth: depth)
    let second = Dumper(side: .second, references: references)
      .lines(rhs, label: label, depth: depth)
    var result = first.map { DiffLine(side: .first, text: $0) }
    result += second.map { DiffLine(side: .second, text: $0) }
    if first == second {
      result.insert(DiffLine(side: .both, text: Self.hiddenDifference), at: 0)
    }
    return result
  }

  /// A type may hide a field from its dump, or compare less or more than it shows.
  static let hiddenDifference = "// Not equal, although both dump alike:"

  private func lines(of group: ElidedChange, depth: Int) -> [DiffLine] {
    switch group {
    case .elided(let count):
      [DiffLine(side: .both, text: "… (\(count) unchanged)")]
    case .change(.unchanged(let part)):
      [DiffLine(side: .both, text: prefix(part.label) + part.collapsed)]
    case .change(.changed(let old, let new)):
      lines(old.value, new.value, label: new.label, depth: depth + 1)
    case .change(.removed(let part)):
      Dumper(references: references).lines(part.value, label: part.label, depth: depth + 1)
        .map { DiffLine(side: .first, text: $0) }
    case .change(.inserted(let part)):
      Dumper(side: .second, references: references).lines(
        part.value, label: part.label, depth: depth + 1
      )
      .map { DiffLine(side: .second, text: $0) }
    }
  }

  private func textLines(_ old: [String], _ new: [String], label: String?) -> [DiffLine] {
    var lines = old.map { DiffLine(side: .both, text: $0) }
    let difference = new.difference(from: old)
    for case .remove(let offset, _, _) in difference.removals { lines[offset].side = .first }
    var position = 0
    var result: [DiffLine] = []
    let insertions = Dictionary(
      uniqueKeysWithValues: difference.insertions.map { change -> (Int, String) in
        switch change {
        case .insert(let offset, let text, _), .remove(let offset, let text, _): (offset, text)
        }
      })
    func insert() {
      while let text = insertions[position] {
        result.append(DiffLine(side: .second, text: text))
        position += 1
      }
    }
    for line in lines {
      if line.side == .both {
        insert()
        position += 1
      }
      result.append(line)
    }
    insert()
    if !result.isEmpty { result[0].text = prefix(label) + result[0].text }
    return result
  }

  private func pair(_ lhs: Any, _ rhs: Any) -> Pair? {
    guard let lhs = object(lhs), let rhs = object(rhs) else { return nil }
    return Pair(first: ObjectIdentifier(lhs), second: ObjectIdentifier(rhs))
  }

  private func prefix(_ label: String?) -> String { label.map { "\($0): " } ?? "" }
}

extension Shape.Part {
  fileprivate var collapsed: String { Shape(of: value, isRoot: false).collapsed }

  /// Whether the value takes one line.
  fileprivate var isShort: Bool {
    Dumper(maxDepth: 3).lines(value, label: nil, depth: 1).count == 1
  }
}
