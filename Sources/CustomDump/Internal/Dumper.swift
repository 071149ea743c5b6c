/// Writes values as lines. It numbers the objects it meets, so one is made for each dump.
final class Dumper {
  /// Deeper levels would overflow the stack sooner than help a reader.
  static let depthLimit = 250

  private let maxDepth: Int
  private var objects: [ObjectIdentifier: Int] = [:]
  private var objectCounts: [String: Int] = [:]
  private let side: DumpSide
  private let references: ReferenceNumbers

  init(
    maxDepth: Int = .max, side: DumpSide = .first,
    references: ReferenceNumbers = ReferenceNumbers()
  ) {
    self.maxDepth = min(maxDepth, Self.depthLimit)
    self.side = side
    self.references = references
  }

  func lines(_ value: Any, label: String?, depth: Int) -> [String] {
    let value = unwrapped(value)
    if let reference = value as? any DumpedReference {
      return lines(reference, label: label, depth: depth)
    }
    var shape = Shape(of: value, isRoot: depth == 0 && label == nil)
    let prefix = label.map { "\($0): " } ?? ""
    if case .lines(var lines) = shape.kind {
      lines[0] = prefix + lines[0]
      return lines
    }
    if let object = object(value), case .record = shape.kind {
      let (number, isNew) = number(object, typeName: shape.open)
      if number > 1 { shape.open = "#\(number) \(shape.open)" }
      if !isNew { return ["\(prefix)\(shape.open)↩︎\(shape.close)"] }
    }
    if depth >= maxDepth || shape.parts.isEmpty { return [prefix + shape.collapsed] }

    let parts = shape.parts.map { lines($0.value, label: $0.label, depth: depth + 1) }
    if case .record = shape.kind, shape.isInline, parts[0].count == 1 {
      return ["\(prefix)\(shape.open)\(parts[0][0])\(shape.close)"]
    }
    var result = [prefix + shape.open]
    for (index, part) in parts.enumerated() {
      result += part.map { $0.isEmpty ? $0 : "  \($0)" }
      if index < parts.count - 1 { result[result.count - 1] += "," }
    }
    result.append(shape.close)
    return result
  }

  private func lines(
    _ reference: any DumpedReference, label: String?, depth: Int
  ) -> [String] {
    let (number, _) = references.number(of: reference)
    var lines = lines(reference.dumpedValue(on: side), label: nil, depth: max(depth, 1))
    lines[0] = "\(label.map { "\($0): " } ?? "")#\(number) \(lines[0])"
    return lines
  }

  private func number(_ object: AnyObject, typeName: String) -> (Int, isNew: Bool) {
    let id = ObjectIdentifier(object)
    if let number = objects[id] { return (number, false) }
    let number = objectCounts[typeName, default: 0] + 1
    objectCounts[typeName] = number
    objects[id] = number
    return (number, true)
  }
}

extension Shape {
  /// Whether the only part may stand on the line of what encloses it: `.success(1)`.
  var isInline: Bool {
    parts.count == 1 && parts[0].label == nil && open.contains("." as Character)
  }
}
