import ViewTree

/// One mounted part of a blueprint. The mounts of an engine form a tree of the same shape:
///
/// ```
/// ScopeMount (root view)
///  └ ElementMount (window)            a node
///     └ SequenceMount                 parts by position
///        ├ ElementMount (text)
///        ├ ScopeMount (child view)    evaluated on its own
///        │  └ BranchMount ─ ElementMount
///        └ CollectionMount            parts by key
/// ```
@MainActor
class Mount {
  /// The mount above, which owns this one.
  private(set) unowned var parent: Mount?
  /// The nearest node above, whose child the nodes in here are.
  private(set) unowned var host: ElementMount?
  /// The nearest view above.
  private(set) unowned var scope: ScopeMount?
  /// How many parts in here, itself included, are looked for from far above: nodes of other outlets
  /// and hoisted attachments. Lets a search skip what holds none.
  private(set) var hoistCount = 0
  private(set) var isMounted = true

  init(parent: Mount?) {
    self.parent = parent
    host = parent.flatMap { $0 as? ElementMount ?? $0.host }
    scope = parent.flatMap { $0 as? ScopeMount ?? $0.scope }
  }

  /// The mounts directly below, in reading order.
  var below: [Mount] { [] }

  final func addHoists(_ count: Int) {
    var mount: Mount? = self
    while let next = mount {
      next.hoistCount += count
      mount = next.parent
    }
  }

  final func markUnmounted() {
    isMounted = false
  }
}

final class SequenceMount: Mount {
  var parts: [Mount] = []

  override var below: [Mount] { parts }
}

/// Nothing, where something may be later.
final class EmptyMount: Mount {}

final class BranchMount: Mount {
  let index: Int
  var content: Mount?

  init(_ index: Int, parent: Mount) {
    self.index = index
    super.init(parent: parent)
  }

  override var below: [Mount] { content.map { [$0] } ?? [] }
}

final class KeyedMount: Mount {
  let key: AnyHashable
  var content: Mount?

  init(_ key: AnyHashable, parent: Mount) {
    self.key = key
    super.init(parent: parent)
  }

  override var below: [Mount] { content.map { [$0] } ?? [] }
}

final class CollectionMount: Mount {
  var keys: [AnyHashable] = []
  var parts: [Mount] = []
  /// Whether duplicate keys have been reported since the keys were last unique.
  var hasReportedDuplicates = false
  /// Where the parts come from, while only some of them are mounted.
  var rows: RowsMount?

  override var below: [Mount] { parts }
}

final class AttachedMount: Mount {
  var attachment: Attachment
  var content: Mount?
  unowned let engine: Engine

  init(_ attachment: Attachment, engine: Engine, parent: Mount) {
    self.attachment = attachment
    self.engine = engine
    super.init(parent: parent)
  }

  override var below: [Mount] { content.map { [$0] } ?? [] }
}
