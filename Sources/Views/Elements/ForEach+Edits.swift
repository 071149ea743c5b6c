import ViewTree

/// Offsets of rows in their collection.
///
/// Where a feature wants Foundation's `IndexSet`, or any other set of integers, an edit gives it
/// that instead, so that nothing here has to load Foundation.
public struct RowOffsets: RandomAccessCollection, Hashable, Sendable {
  private let offsets: [Int]

  init(_ offsets: [Int]) {
    self.offsets = offsets
  }

  public var startIndex: Int { offsets.startIndex }
  public var endIndex: Int { offsets.endIndex }
  public subscript(position: Int) -> Int { offsets[position] }
}

extension ForEach {
  /// Lets a user remove rows of the list around, named by their offsets in this collection.
  ///
  /// ```swift
  /// ForEach(rows) { … }.onDelete { store.send(.delete($0)) }  // case delete(IndexSet)
  /// ```
  public func onDelete<Offsets: SetAlgebra>(
    perform action: (@MainActor (Offsets) -> Void)?
  ) -> Attached<Self> where Offsets.Element == Int {
    deletion(action) { Offsets($0) }
  }

  @_disfavoredOverload
  public func onDelete(perform action: (@MainActor (RowOffsets) -> Void)?) -> Attached<Self> {
    deletion(action) { RowOffsets($0) }
  }

  /// Lets a user drag rows of the list around, from offsets in this collection to before another.
  public func onMove<Offsets: SetAlgebra>(
    perform action: (@MainActor (Offsets, Int) -> Void)?
  ) -> Attached<Self> where Offsets.Element == Int {
    movement(action) { Offsets($0) }
  }

  @_disfavoredOverload
  public func onMove(perform action: (@MainActor (RowOffsets, Int) -> Void)?) -> Attached<Self> {
    movement(action) { RowOffsets($0) }
  }
}

extension Attached {
  /// Lets a user remove rows as well.
  public func onDelete<Offsets: SetAlgebra, D, I, C>(
    perform action: (@MainActor (Offsets) -> Void)?
  ) -> Attached<Self> where Content == ForEach<D, I, C>, Offsets.Element == Int {
    deletion(action) { Offsets($0) }
  }

  @_disfavoredOverload
  public func onDelete<D, I, C>(
    perform action: (@MainActor (RowOffsets) -> Void)?
  ) -> Attached<Self> where Content == ForEach<D, I, C> {
    deletion(action) { RowOffsets($0) }
  }

  /// Lets a user drag rows as well.
  public func onMove<Offsets: SetAlgebra, D, I, C>(
    perform action: (@MainActor (Offsets, Int) -> Void)?
  ) -> Attached<Self> where Content == ForEach<D, I, C>, Offsets.Element == Int {
    movement(action) { Offsets($0) }
  }

  @_disfavoredOverload
  public func onMove<D, I, C>(
    perform action: (@MainActor (RowOffsets, Int) -> Void)?
  ) -> Attached<Self> where Content == ForEach<D, I, C> {
    movement(action) { RowOffsets($0) }
  }
}

extension View {
  fileprivate func deletion<Offsets>(
    _ action: (@MainActor (Offsets) -> Void)?, _ make: @escaping @MainActor ([Int]) -> Offsets
  ) -> Attached<Self> {
    guard let action else { return rows() }
    return rows(delete: { action(make($0)) })
  }

  fileprivate func movement<Offsets>(
    _ action: (@MainActor (Offsets, Int) -> Void)?, _ make: @escaping @MainActor ([Int]) -> Offsets
  ) -> Attached<Self> {
    guard let action else { return rows() }
    return rows(move: { action(make($0), $1) })
  }

  private func rows(
    delete: (@MainActor ([Int]) -> Void)? = nil, move: (@MainActor ([Int], Int) -> Void)? = nil
  ) -> Attached<Self> {
    attached { context in
      let rows = RowsAttachment(delete: delete, move: move)
      context.modifiers.events.formUnion(rows.events)
      return rows
    }
  }
}

/// What a user may do to the rows of one collection.
final class RowsAttachment: Attachment {
  private let deletion: (@MainActor ([Int]) -> Void)?
  private let movement: (@MainActor ([Int], Int) -> Void)?

  init(delete: (@MainActor ([Int]) -> Void)?, move: (@MainActor ([Int], Int) -> Void)?) {
    deletion = delete
    movement = move
  }

  /// Which events the collection's list has to listen to.
  var events: EventSet {
    var events: EventSet = []
    if deletion != nil { events.insert(.delete) }
    if movement != nil { events.insert(.move) }
    return events
  }

  func delete(_ offsets: [Int]) -> Bool {
    deletion?(offsets)
    return deletion != nil
  }

  func move(_ offsets: [Int], to offset: Int) -> Bool {
    movement?(offsets, offset)
    return movement != nil
  }
}
