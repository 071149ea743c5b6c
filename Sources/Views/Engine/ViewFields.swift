@_spi(Reflection) import Swift

/// What the engine knows about the stored properties of one view type: how to compare them, and
/// which are dynamic (`@State`, `@Environment`, …) and must be bound to a scope.
///
/// Computed once per type, so that comparing and binding need no reflection.
@MainActor
final class ViewFields {
  private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private struct Dynamic {
    let offset: Int
    let bind: @MainActor (UnsafeMutableRawPointer, ScopeMount, Int) -> Void
    let bindInline: @MainActor (UnsafeMutableRawPointer, EnvironmentBox) -> Void
  }

  private let size: Int
  private let compare: Comparison
  private var dynamics: [Dynamic] = []

  private static var known: [ObjectIdentifier: ViewFields] = [:]

  static func of(_ type: Any.Type) -> ViewFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = ViewFields(type)
    known[key] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    size = Self.size(of: type)
    compare = Self.comparison(for: type)
    collectDynamics(of: type, at: 0)
  }

  /// Whether two values are interchangeable. Unknown counts as different.
  func areEqual<V>(_ lhs: V, _ rhs: V) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return Self.sameBits(left, right, size) || compare(left, right)
      }
    }
  }

  func bind<V>(_ view: inout V, to scope: ScopeMount) {
    guard !dynamics.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (slot, dynamic) in dynamics.enumerated() {
        dynamic.bind(base + dynamic.offset, scope, slot)
      }
    }
  }

  func bindInline<V>(_ view: inout V, to environment: EnvironmentBox) {
    guard !dynamics.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for dynamic in dynamics {
        dynamic.bindInline(base + dynamic.offset, environment)
      }
    }
  }

  // MARK: Dynamic properties

  private func collectDynamics(of type: Any.Type, at base: Int) {
    guard Self.isStruct(type) else { return }
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let bound = fieldType as? any BoundProperty.Type {
        self.dynamics.append(Self.dynamic(bound, at: base + offset))
      } else if let composed = fieldType as? any DynamicProperty.Type {
        self.collectDynamics(of: fieldType, at: base + offset)
        self.dynamics.append(Self.updating(composed, at: base + offset))
      } else if fieldType is any ViewModifier.Type {
        self.collectDynamics(of: fieldType, at: base + offset)
      }
      return true
    }
  }

  private static func dynamic<P: BoundProperty>(_: P.Type, at offset: Int) -> Dynamic {
    Dynamic(
      offset: offset,
      bind: { pointer, scope, slot in
        pointer.assumingMemoryBound(to: P.self).pointee.bind(to: scope, slot: slot)
      },
      bindInline: { pointer, environment in
        pointer.assumingMemoryBound(to: P.self).pointee.bindInline(to: environment)
      })
  }

  private static func updating<P: DynamicProperty>(_: P.Type, at offset: Int) -> Dynamic {
    let update: @MainActor (UnsafeMutableRawPointer) -> Void = { pointer in
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
    return Dynamic(
      offset: offset,
      bind: { pointer, _, _ in update(pointer) },
      bindInline: { pointer, _ in update(pointer) })
  }

  // MARK: Comparison

  // NB: bits that are the same mean the same here, because both values are alive: no address can
  // have been reused between them.
  private static func sameBits(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    UnsafeRawBufferPointer(start: lhs, count: count)
      .elementsEqual(UnsafeRawBufferPointer(start: rhs, count: count))
  }

  private static func comparison(for type: Any.Type) -> Comparison {
    if type is any UncomparedProperty.Type { return { _, _ in true } }
    if let comparable = type as? any ComparableProperty.Type { return comparing(comparable) }
    let count = size(of: type)
    if type is AnyClass { return { sameBits($0, $1, count) } }
    if let equatable = type as? any Equatable.Type { return equating(equatable) }
    guard isStruct(type) else { return { sameBits($0, $1, count) } }
    var fields: [(offset: Int, compare: Comparison)] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append((offset, comparison(for: fieldType)))
      return true
    }
    guard isComplete else { return { sameBits($0, $1, count) } }
    return { left, right in
      fields.allSatisfy { $0.compare(left + $0.offset, right + $0.offset) }
    }
  }

  private static func equating<E: Equatable>(_: E.Type) -> Comparison {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func comparing<P: ComparableProperty>(_: P.Type) -> Comparison {
    {
      $0.assumingMemoryBound(to: P.self).pointee
        .isSame(as: $1.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  private static func isStruct(_ type: Any.Type) -> Bool {
    var isStruct = false
    // A type without fields can't be told, and needs no telling.
    _ = _forEachField(of: type) { _, _, _, _ in
      isStruct = true
      return false
    }
    return isStruct && !(type is AnyClass)
  }
}
