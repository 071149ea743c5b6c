import ViewTree

/// What an engine has done since it was made, and what is alive in it now.
///
/// Tests compare two of them to say which work a change may cost:
///
/// ```swift
/// let before = engine.statistics
/// model.rows[7].title = "new"
/// engine.flush()
/// #expect(engine.statistics.evaluatedBodies - before.evaluatedBodies == 1)
/// ```
public struct EngineStatistics: Hashable, Sendable {
  /// How often a body ran.
  public internal(set) var evaluatedBodies = 0
  /// How often a view was not evaluated because it equalled what its parent gave before.
  public internal(set) var skippedViews = 0

  public internal(set) var batches = 0
  public internal(set) var makes = 0
  public internal(set) var updates = 0
  public internal(set) var inserts = 0
  public internal(set) var moves = 0
  public internal(set) var removes = 0
  public internal(set) var answers = 0

  public internal(set) var handledEvents = 0
  public internal(set) var droppedEvents = 0

  /// Mounted views.
  public internal(set) var liveScopes = 0
  public internal(set) var liveNodes = 0
  /// Nodes that listen to events.
  public internal(set) var liveHandlers = 0
  /// Nodes made from kinds that the target doesn't draw.
  public internal(set) var loweredNodes = 0

  /// Collections in a virtual list that were mounted whole, because their elements don't make one
  /// row each.
  public internal(set) var eagerCollections = 0

  public init() {}

  /// All patches.
  public var patches: Int { makes + updates + inserts + moves + removes + answers }

  mutating func count(_ batch: [Patch]) {
    batches += 1
    for patch in batch {
      switch patch {
      case .make: makes += 1
      case .update: updates += 1
      case .insert: inserts += 1
      case .move: moves += 1
      case .remove: removes += 1
      case .answer: answers += 1
      }
    }
  }
}
