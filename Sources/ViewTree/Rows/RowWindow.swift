/// Which of a container's rows its children are, where only some of them are mounted.
///
/// A container with a window is a *virtual* one: a list, a section of a list, or a lazy stack that
/// scrolls, on a target that says so in ``PatchTarget/virtualKinds``.
///
/// ```
/// rows       0 ················ 40 ─────────── 90 ················ 100,000
/// children                      0 ──────────── 50                         start 40, total 100,000
/// ```
///
/// **Children.** The content children are the rows `start..<start + count`. What is presented from
/// rows comes after them, as in every node. Patches name children by their index among the mounted
/// ones, as always.
///
/// **Rows.** The container's payload and its events (``ListElement/selection``,
/// ``Event/Kind/select(_:)``, ``Event/Kind/delete(_:)``, ``Event/Kind/move(from:to:)`` and
/// ``Event/Kind/show(_:)``) name rows by their index in the whole. A selection may name rows that
/// aren't mounted.
///
/// **Scrolling.** The core mounts ``initialCount`` rows. From then on the renderer says which rows
/// it wants, with a margin of its own, by ``Event/Kind/show(_:)``. The core mounts at least those, if
/// there are as many, and keeps a few of the others, so that a small step back costs nothing. State
/// of rows that leave is kept for a while.
///
/// **Changes.** The window follows its rows: an insertion above it gives the same children at
/// `start + 1` of `total + 1`, in one update. One that holds the first row begins with the first row
/// afterwards too. ``splices(from:_:to:_:)`` says what to tell a list model of the platform.
///
/// **Order in a batch.** The update that carries a new window and the patches of its children come
/// in no particular order: compare when the batch is over.
public struct RowWindow: Hashable, Sendable, Codable {
  /// The number of rows in front of the first child.
  public var start: Int
  /// The number of rows altogether.
  public var total: Int

  /// How many rows are mounted before the renderer has asked for any.
  public static let initialCount = 40

  public init(start: Int = 0, total: Int) {
    self.start = start
    self.total = total
  }

  /// The rows that are mounted as a number of children.
  public func rows(_ count: Int) -> Range<Int> {
    start..<max(start, start + count)
  }
}

extension Element {
  /// Which rows the children are; `nil` where they are all there are.
  ///
  /// Setting it on a kind that is never virtual does nothing.
  public var window: RowWindow? {
    get {
      switch self {
      case .list(let list): list.window
      case .section(let section): section.window
      case .stack(let stack): stack.window
      default: nil
      }
    }
    set {
      switch self {
      case .list(var list):
        list.window = newValue
        self = .list(list)
      case .section(var section):
        section.window = newValue
        self = .section(section)
      case .stack(var stack):
        stack.window = newValue
        self = .stack(stack)
      default: break
      }
    }
  }
}
