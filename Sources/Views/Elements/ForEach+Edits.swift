public import Foundation
import ViewTree

extension ForEach {
  /// Lets a user remove rows of the list around, named by their offsets in this collection.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Attached<Self> {
    attached { context in
      if action != nil { context.modifiers.events.insert(.delete) }
      return RowsAttachment(delete: action)
    }
  }

  /// Lets a user drag rows of the list around, from offsets in this collection to before another.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Attached<Self> {
    attached { context in
      if action != nil { context.modifiers.events.insert(.move) }
      return RowsAttachment(move: action)
    }
  }
}

extension Attached {
  /// Lets a user remove rows as well.
  public func onDelete<D, I, C>(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> Attached<Self> where Content == ForEach<D, I, C> {
    attached { context in
      if action != nil { context.modifiers.events.insert(.delete) }
      return RowsAttachment(delete: action)
    }
  }

  /// Lets a user drag rows as well.
  public func onMove<D, I, C>(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> Attached<Self> where Content == ForEach<D, I, C> {
    attached { context in
      if action != nil { context.modifiers.events.insert(.move) }
      return RowsAttachment(move: action)
    }
  }
}

/// What a user may do to the rows of one collection.
final class RowsAttachment: Attachment {
  private let delete: (@MainActor (IndexSet) -> Void)?
  private let move: (@MainActor (IndexSet, Int) -> Void)?

  init(
    delete: (@MainActor (IndexSet) -> Void)? = nil,
    move: (@MainActor (IndexSet, Int) -> Void)? = nil
  ) {
    self.delete = delete
    self.move = move
  }

  /// Which events the collection's list has to listen to.
  var events: EventSet {
    var events: EventSet = []
    if delete != nil { events.insert(.delete) }
    if move != nil { events.insert(.move) }
    return events
  }

  func delete(_ offsets: [Int]) -> Bool {
    guard let delete else { return false }
    delete(IndexSet(offsets))
    return true
  }

  func move(_ offsets: [Int], to offset: Int) -> Bool {
    guard let move else { return false }
    move(IndexSet(offsets), offset)
    return true
  }
}
