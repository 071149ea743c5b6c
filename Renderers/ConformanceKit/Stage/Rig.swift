import ViewTree

/// A probe whose types are forgotten, behind its renderer's host.
@MainActor
protocol Rig: AnyObject {
  var kinds: Set<Kind> { get }
  /// What the renderer did wrong while the host called it.
  var wrongs: [String] { get }
  var commits: Int { get }
  var faults: [String] { get }
  var nodeCount: Int { get }
  var liveObjects: Int { get }
  var picture: String? { get }

  func setEvents(_ events: @escaping @MainActor (Event) -> Void)
  func apply(_ patches: [Patch])
  func settle()
  func read() -> [Reading]
  /// `nil` where the node is gone, `false` where the probe can't.
  func perform(_ gesture: Gesture, on node: NodeID) -> Bool?
  /// A handle that outlives its node, and a way to act on it.
  func hold(_ node: NodeID) -> HeldHandle?
}

/// A node's handle, strongly or weakly.
@MainActor
struct HeldHandle {
  let perform: @MainActor (Gesture) -> Bool
  /// Whether anybody else than this value keeps the handle.
  let weak: WeakHandle
}

@MainActor
final class WeakHandle {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

@MainActor
final class ProbeRig<P: Probe>: Rig {
  private let probe: P
  private let watched: WatchedRenderer<P.R>
  private let host: RendererHost<WatchedRenderer<P.R>>

  init(_ probe: P) {
    self.probe = probe
    watched = WatchedRenderer(probe.renderer)
    host = RendererHost(watched)
  }

  var kinds: Set<Kind> { host.kinds }
  var wrongs: [String] { watched.wrongs }
  var commits: Int { watched.commits }
  var faults: [String] { host.faults }
  var nodeCount: Int { host.nodeCount }
  var liveObjects: Int { probe.liveObjects }
  var picture: String? { probe.picture }

  func setEvents(_ events: @escaping @MainActor (Event) -> Void) {
    host.setEvents(events)
  }

  func apply(_ patches: [Patch]) {
    host.apply(patches)
  }

  func settle() {
    probe.settle()
  }

  func read() -> [Reading] {
    probe.read()
  }

  func perform(_ gesture: Gesture, on node: NodeID) -> Bool? {
    host.handle(for: node).map { probe.perform(gesture, on: $0) }
  }

  func hold(_ node: NodeID) -> HeldHandle? {
    guard let handle = host.handle(for: node) else { return nil }
    return HeldHandle(
      perform: { [probe] in probe.perform($0, on: handle) }, weak: WeakHandle(handle))
  }
}
