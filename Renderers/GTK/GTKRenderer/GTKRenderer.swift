import GTK
import ViewTree

/// Draws a view tree with GTK 4's own widgets.
///
/// ```
/// Patch ─▶ RendererHost ─▶ GTKRenderer ─▶ GTKNode (one per node) ─▶ Widget
///                              ▲ events ◀─────── signal ◀──────────────┘
/// ```
///
/// GTK must have been started, which ``GTKPlatform`` does for an app. Each node costs its widgets
/// and no more than one handler per signal; all of it is freed when the node is removed.
public final class GTKRenderer: Renderer {
  /// All of them but foreign widgets, of which it knows none.
  public let kinds = Set(Kind.allCases).subtracting([.foreign])

  public let virtualKinds: Set<Kind> = [.list, .section]

  public private(set) lazy var surface: GTKNode = SurfaceNode(renderer: self)

  public var events: (@MainActor (Event) -> Void)?

  /// Called after a batch that closed the last window.
  var onLastWindowClosed: (@MainActor () -> Void)?

  /// What keeps the sizes of windows from run to run, where something does.
  var windowSizes: StateFile?

  /// The windows of the app, in the order in which they were opened.
  var windows: [WindowNode] { (surface as? SurfaceNode)?.windows ?? [] }

  /// The window that has the keys, or the last one.
  var frontWindow: WindowNode? { windows.first { $0.window.isActive } ?? windows.last }

  /// What waits for the end of the batch, when everything has its place.
  private var afterBatch: [@MainActor () -> Void] = []
  /// Fields with a change that hasn't been reported yet.
  private var unreported: [FieldNode] = []

  /// Makes a renderer. All of them share one style sheet.
  public init() {
    HouseStyle.install()
  }

  /// Whether what GTK signals now comes from a batch and not from a user: GTK selects a list's row
  /// when it gives the list the focus, for one.
  private(set) var isWriting = false

  public func make(_ id: NodeID, _ content: Content) -> GTKNode {
    writing {
      let node = GTKNode.make(id, content, self)
      node.configure(from: nil)
      return node
    }
  }

  public func update(_ handle: GTKNode, from old: Content, to new: Content) {
    writing {
      handle.content = new
      handle.configure(from: old)
    }
  }

  public func insert(_ child: GTKNode, into parent: GTKNode, at index: Int) {
    writing { parent.insert(child, at: index) }
  }

  public func move(_ child: GTKNode, in parent: GTKNode, from: Int, to: Int) {
    writing { parent.move(child, from: from, to: to) }
  }

  public func remove(_ child: GTKNode, from parent: GTKNode, at index: Int) {
    writing {
      child.end()
      parent.remove(child, at: index)
    }
  }

  public func answer(_ handle: GTKNode, _ answer: TextAnswer) {
    (handle as? FieldNode)?.answer(answer)
  }

  public func commit() {
    writing {
      while !afterBatch.isEmpty {
        let work = afterBatch
        afterBatch = []
        for body in work { body() }
      }
    }
  }

  private func writing<Result>(_ body: () -> Result) -> Result {
    let before = isWriting
    isWriting = true
    defer { isWriting = before }
    return body()
  }

  /// Runs a body when the batch is over.
  func atCommit(_ body: @escaping @MainActor () -> Void) {
    afterBatch.append(body)
  }

  /// Notes that a field's text changed. It is reported before GTK's next event, or before anything
  /// else is reported: text typed over a selection changes twice and is one edit.
  func noteEdit(_ field: FieldNode) {
    unreported.append(field)
    guard unreported.count == 1 else { return }
    MainLoop.soon { [weak self] in self?.reportEdits() }
  }

  /// The node that a user acted on last: what is opened by that points at it.
  private(set) weak var lastActor: GTKNode?

  /// Notes that a user acted on a node.
  func note(_ actor: GTKNode) {
    lastActor = actor
  }

  /// Reports an event, after the edits that came before it.
  func report(_ id: NodeID, _ kind: Event.Kind) {
    reportEdits()
    events?(Event(id, kind))
  }

  private func reportEdits() {
    let fields = unreported
    unreported = []
    for field in fields {
      guard let edit = field.takeEdit() else { continue }
      events?(Event(field.id, .edit(edit)))
    }
  }
}
