import ComposableArchitecture
import ViewTree
import Views

/// The windows of an app: an engine for each, on one surface.
///
/// ```
/// engine ─ patches ─▶ Pane (which window of the surface?) ─▶ target
///    ▲                                                          │
///    └────────── the engine that owns the node ◀── event ───────┘
/// ```
@MainActor
final class WindowSet: TreeSource {
  private let scenes: [WindowDescription]
  private var target: (any PatchTarget)?
  private var windows: [OpenWindow] = []
  /// The panes whose window the surface has, in its order.
  private var shown: [Pane] = []
  private var closing: [OpenWindow] = []

  private final class OpenWindow {
    let scene: String
    let value: AnyHashable?
    let pane: Pane
    let engine: Engine

    init(scene: String, value: AnyHashable?, pane: Pane, engine: Engine) {
      self.scene = scene
      self.value = value
      self.pane = pane
      self.engine = engine
    }
  }

  init(_ scenes: [WindowDescription]) {
    self.scenes = scenes
  }

  /// The number of windows that are open.
  var count: Int { windows.count }

  func start(on target: any PatchTarget) {
    guard self.target == nil else { return }
    self.target = target
    target.setEvents { [weak self] event in self?.receive(event) }
    for (index, scene) in scenes.enumerated() where scene.opensAtLaunch(at: index) {
      open(scene, nil)
    }
  }

  func stop() {
    for window in windows.reversed() { window.engine.stop() }
    windows = []
    shown = []
    target = nil
  }

  /// Opens the window of a scene, or brings it to the front where there is one for the value.
  func open(_ id: String, _ value: AnyHashable?) {
    guard let scene = scenes.first(where: { $0.id == id }) else {
      return reportIssue(
        """
        A window was opened that no scene of the app has: "\(id)".

        The app's scenes are: \(scenes.map { "\"\($0.id)\"" }.joined(separator: ", ")). Give one of \
        them this id, as in 'Window("Title", id: "\(id)")', or open one of those.
        """)
    }
    let isKnown = scene.isSingle || value != nil
    if isKnown, let window = windows.first(where: { $0.scene == id && $0.value == value }) {
      if let node = window.engine.windowID { CurrentPlatform.services.activate(window: node) }
      return
    }
    open(scene, value)
  }

  private func open(_ scene: WindowDescription, _ value: AnyHashable?) {
    guard let target else { return }
    let pane = Pane(target, in: self)
    var environment = EnvironmentValues()
    environment.windowActions = WindowActions(
      open: { [weak self] id, value in self?.open(id, value) },
      close: { [weak self, weak pane] id, value in
        guard let self else { return }
        close {
          id == nil ? $0.pane === pane : $0.scene == id && (value == nil || $0.value == value)
        }
      })
    environment.openURL = OpenURLAction { url in
      let address = url.absoluteString
      Task { _ = await CurrentPlatform.services.open(url: address) }
      return .handled
    }
    let engine = scene.engine(scene.element, environment, value) { [weak self, weak pane] in
      self?.close { $0.pane === pane }
    }
    windows.append(OpenWindow(scene: scene.id, value: value, pane: pane, engine: engine))
    engine.start(on: pane)
  }

  private func close(where matches: (OpenWindow) -> Bool) {
    closing += windows.filter { window in
      matches(window) && !closing.contains { $0 === window }
    }
    closeSome()
  }

  /// Closes what can be closed now; an engine that is at work is stopped afterwards.
  private func closeSome() {
    let ready = closing.filter { !$0.engine.isBusy }
    closing.removeAll { !$0.engine.isBusy }
    for window in ready {
      windows.removeAll { $0 === window }
      window.engine.stop()
    }
    guard !closing.isEmpty else { return }
    Task { self.closeSome() }
  }

  private func receive(_ event: Event) {
    let owner = windows.first { $0.engine.owns(event.node) } ?? windows.first
    owner?.pane.events?(event)
    if !closing.isEmpty { closeSome() }
  }

  /// One engine's part of the surface.
  fileprivate final class Pane: PatchTarget {
    private let target: any PatchTarget
    private weak var set: WindowSet?
    private(set) var events: (@MainActor (Event) -> Void)?

    init(_ target: any PatchTarget, in set: WindowSet) {
      self.target = target
      self.set = set
    }

    var kinds: Set<Kind> { target.kinds }
    var virtualKinds: Set<Kind> { target.virtualKinds }

    func setEvents(_ events: @escaping @MainActor (Event) -> Void) {
      self.events = events
    }

    func apply(_ patches: [Patch]) {
      target.apply(patches.map(place))
    }

    /// Says which child of the surface the window really is.
    private func place(_ patch: Patch) -> Patch {
      guard let set else { return patch }
      switch patch {
      case .insert(let id, .surface, _):
        set.shown.append(self)
        return .insert(id, into: .surface, at: set.shown.count - 1)
      case .remove(let id, .surface, _):
        let index = set.shown.firstIndex { $0 === self } ?? 0
        set.shown.remove(at: index)
        return .remove(id, from: .surface, at: index)
      default:
        return patch
      }
    }
  }
}

extension WindowDescription {
  fileprivate func opensAtLaunch(at index: Int) -> Bool {
    switch launch.kind {
    case .automatic: index == 0
    case .presented: true
    case .suppressed: false
    }
  }
}
