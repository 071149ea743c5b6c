import ViewTree

/// Keeps a view tree in step with what its views say: the core between features and renderers.
///
/// ```swift
/// let engine = Engine(title: "Counter") { CounterView() }
/// engine.start(on: target)
/// ```
///
/// State that changes marks the views that read it. A flush evaluates them, parents first, until
/// nothing is marked, and sends one batch of patches. An event is handled, flushed and answered in
/// one turn; changes that come otherwise are flushed once per turn of the main actor.
@MainActor
public final class Engine: TreeSource {
  /// Counts what has been done and what is alive.
  public internal(set) var statistics = EngineStatistics()
  /// Events that reached nobody, the latest last. Only the last hundred are kept.
  public internal(set) var droppedEvents: [DroppedEvent] = []

  let rootBlueprint: @MainActor () -> Blueprint
  let isShadow: Bool
  private(set) var target: (any PatchTarget)?
  /// The kinds that the target draws.
  private(set) var kinds: Set<Kind> = Set(Kind.allCases)
  /// The kinds of which the target mounts only the rows that it asked for.
  private(set) var virtualKinds: Set<Kind> = []
  private(set) var root: ElementMount?

  var nodes: [NodeID: ElementMount] = [:]
  var dirtyScopes = DirtyScopes()
  var dirtyContents: [ElementMount] = []
  var dirtyLists: [ElementMount] = []
  var dirtyTitles: [ElementMount] = []
  var dirtySelections: [ElementMount] = []
  var dirtyWindows: [ElementMount] = []
  var laidOutWindows: [RowsWindow] = []
  /// Who collects preferences, and whether any preference changed.
  var preferenceReaders: [ObjectIdentifier: AttachedMount] = [:]
  var arePreferencesDirty = false
  var callbacks: [@MainActor () -> Void] = []
  var answers: [(mount: ElementMount, revision: UInt64)] = []
  var events: [Event] = []
  var graves = Graves()
  var isFlushing = false
  var isHandling = false
  var flushNumber = 0

  let inbox: Inbox
  private let reference = EngineReference()

  /// An engine that shows `content` in a window.
  ///
  /// - Parameters:
  ///   - title: The window's title, unless a view within has a `navigationTitle`.
  ///   - onClose: What happens when a user asks for the window to be closed.
  public convenience init(
    title: String = "",
    onClose: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.init(isShadow: false) {
      let context = BlueprintContext(environment: EnvironmentValues())
      return context.element(
        .window(WindowElement(title: title)),
        handlers: onClose.map { close in Handlers(.close) { _ in close() } },
        children: blueprint(of: RootView(content: content), in: context))
    }
  }

  /// An engine whose window is there while state says so.
  ///
  /// A user who asks for the window to be closed asks for `isOpen` to become `false`. The window goes
  /// once it is: state may keep it, or ask first.
  public convenience init(
    title: String = "", isOpen: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    let handle = EngineReference()
    self.init(title: title, onClose: { isOpen.wrappedValue = false }) {
      Group { content() }.onChange(of: isOpen.wrappedValue, initial: true) {
        guard !isOpen.wrappedValue else { return }
        // NB: Not within the flush that has found out.
        Task { @MainActor in handle.engine?.stop() }
      }
    }
    handle.engine = self
  }

  init(isShadow: Bool, _ rootBlueprint: @escaping @MainActor () -> Blueprint) {
    self.isShadow = isShadow
    self.rootBlueprint = rootBlueprint
    let reference = reference
    inbox = Inbox { Task { @MainActor in reference.engine?.flush() } }
    reference.engine = self
  }

  public func start(on target: any PatchTarget) {
    guard root == nil else { return }
    self.target = target
    kinds = target.kinds
    virtualKinds = target.virtualKinds
    target.setEvents { [weak self] event in self?.receive(event) }
    mountRoot()
  }

  public func stop() {
    guard let root else { return }
    unmount(root)
    self.root = nil
    runCallbacks()
    send([.remove(root.id, from: .surface, at: 0)])
    dirtyScopes = DirtyScopes()
    dirtyContents = []
    dirtyLists = []
    dirtyTitles = []
    dirtyWindows = []
    laidOutWindows = []
    target = nil
  }

  /// Mounts the tree, for a shadow on what its twin has mounted.
  func mountRoot(twin: (root: ElementMount, engine: Engine)? = nil) {
    if let engine = twin?.engine {
      kinds = engine.kinds
      virtualKinds = engine.virtualKinds
    }
    guard case .element(let blueprint) = rootBlueprint().node else { return }
    root = create(blueprint, parent: nil, twin: twin?.root)
    flush()
  }

  private static var lastID: UInt64 = 0

  static func nextID() -> NodeID {
    lastID += 1
    return NodeID(rawValue: lastID)
  }
}

/// The view that an engine was given, as a view of its own, so that what it reads is observed.
struct RootView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}

/// A reference to an engine that keeps nothing alive and may be held anywhere.
@MainActor
private final class EngineReference {
  weak var engine: Engine?

  nonisolated init() {}
}
