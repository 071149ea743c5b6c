extension Shape {
  /// Looks one level into a value.
  ///
  /// - Parameter isRoot: Whether an enum case is shown with its type.
  init(of value: Any, isRoot: Bool) {
    let value = unwrapped(value)
    switch value {
    case let value as any CustomDumpStringConvertible:
      self = .leaf(value.customDumpDescription)
    case let value as any CustomDumpReflectable:
      self.init(value, mirror: value.customDumpMirror, isRoot: isRoot)
    case let text as String:
      self = .string(text)
    case let type as any Any.Type:
      self = .leaf("\(typeName(type)).self")
    default:
      self.init(value, mirror: Mirror(reflecting: value), isRoot: isRoot)
    }
  }

  private init(_ value: Any, mirror: Mirror, isRoot: Bool) {
    let name = typeName(mirror.subjectType)
    switch mirror.displayStyle {
    case .collection:
      let parts = mirror.children.enumerated().map { index, child in
        Part(label: "[\(index)]", value: child.value, key: identity(of: child.value))
      }
      self.init(kind: .list, open: "[", close: "]", parts: parts)
    case .set:
      let parts = mirror.children.map {
        Part(value: $0.value, key: identity(of: $0.value) ?? $0.value as? AnyHashable)
      }
      self.init(kind: .unordered, open: "Set([", close: "])", parts: sorted(parts))
    case .dictionary:
      let parts = mirror.children.map { child -> Part in
        guard let (key, value) = child.value as? (Any, Any) else {
          return Part(label: child.label, value: child.value)
        }
        let label = Dumper().lines(key, label: nil, depth: 1).joined(separator: "\n")
        return Part(label: label, value: value, key: key as? AnyHashable ?? AnyHashable(label))
      }
      self.init(
        kind: .unordered, open: parts.isEmpty ? "[:" : "[", close: "]", parts: sorted(parts))
    case .enum:
      self.init(enum: value, mirror: mirror, typeName: isRoot ? name : "")
    case .optional:
      self = .leaf("nil")
    case .tuple:
      self.init(kind: .record, open: "(", close: ")", parts: Self.fields(of: mirror))
    case .struct, .class, .foreignReference:
      self.init(kind: .record, open: "\(name)(", close: ")", parts: Self.fields(of: mirror))
    case nil:
      self = .leaf(name.firstRange(of: "->") != nil ? name : String(describing: value))
    @unknown default:
      self = .leaf(String(describing: value))
    }
  }

  private init(enum value: Any, mirror: Mirror, typeName: String) {
    guard let child = mirror.children.first else {
      self = .leaf("\(typeName).\(caseName(of: value) ?? "\(value)")")
      return
    }
    let payload = Mirror(reflecting: child.value)
    let parts: [Part]
    if payload.displayStyle == .tuple, !(child.value is Void) {
      parts = Self.fields(of: payload)
    } else {
      parts = [Part(label: nil, value: child.value)]
    }
    self.init(
      kind: .record, open: "\(typeName).\(child.label ?? "_")(", close: ")", parts: parts)
  }

  static func string(_ text: String) -> Self {
    guard text.contains("\n" as Character) else {
      return Self(kind: .leaf, open: text.debugDescription)
    }
    let hashes = text.firstRange(of: "\"\"\"") != nil ? "#" : ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return .leaf("\(hashes)\"\"\"\n\(lines.joined(separator: "\n"))\n  \"\"\"\(hashes)")
  }

  private static func fields(of mirror: Mirror) -> [Part] {
    var children = Array(mirror.children)
    var ancestor = mirror.superclassMirror
    while let mirror = ancestor {
      children = mirror.children + children
      ancestor = mirror.superclassMirror
    }
    // What a macro adds to a type is hidden, and the storage that it renames gets its name back.
    let isMacroMade = children.contains { $0.label?.hasPrefix("_$") == true }
    return children.compactMap { child in
      guard var label = child.label, !label.isPositional else {
        return Part(label: nil, value: child.value)
      }
      if label.hasPrefix("_$") { return nil }
      if isMacroMade, label.hasPrefix("_") { label.removeFirst() }
      if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst("$__lazy_storage_$_".count) }
      return Part(label: label, value: child.value)
    }
  }
}

extension String {
  /// Whether this is `.0`, the label of a tuple's part that has none.
  fileprivate var isPositional: Bool { hasPrefix(".") }
}

/// Orders what has no order of its own: numbers by size, the rest by text.
private func sorted(_ parts: [Shape.Part]) -> [Shape.Part] {
  let texts = parts.map { part in
    part.label ?? Dumper().lines(part.value, label: nil, depth: 1).joined(separator: "\n")
  }
  let numbers = texts.map { Double($0) }
  return parts.indices
    .sorted { i, j in
      if let a = numbers[i], let b = numbers[j] { return a < b }
      return texts[i] < texts[j]
    }
    .map { parts[$0] }
}
