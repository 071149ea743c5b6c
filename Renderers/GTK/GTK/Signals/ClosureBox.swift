import CGTK

/// What a `GClosure` holds: a Swift closure, retained once and released by the closure's finaliser.
///
/// ```
/// widget ─▶ handler ─▶ GClosure ─(data, +1)─▶ ClosureBox ─▶ closure
///                          finalised ──────────▶ released, not alive any more
/// ```
@MainActor
final class ClosureBox {
  let body: @MainActor (Signal) -> Void
  var blocks = 0
  /// Whether GObject still holds it.
  nonisolated(unsafe) private(set) var isAlive = true

  init(_ body: @escaping @MainActor (Signal) -> Void) {
    self.body = body
  }

  static func closure(retaining box: ClosureBox) -> UnsafeMutablePointer<GClosure> {
    let data = Unmanaged.passRetained(box).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    LiveObjects.handlerCount.add(1, ordering: .relaxed)
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      let box = Unmanaged<ClosureBox>.fromOpaque(data!)
      box._withUnsafeGuaranteedRef { $0.isAlive = false }
      box.release()
      LiveObjects.handlerCount.subtract(1, ordering: .relaxed)
    }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      nonisolated(unsafe) let (data, result, values) = (closure!.pointee.data!, result, values!)
      MainActor.assumeIsolated {
        let box = Unmanaged<ClosureBox>.fromOpaque(data).takeUnretainedValue()
        guard box.blocks == 0 else { return }
        box.body(Signal(result: result, count: Int(count), values: values))
      }
    }
    return closure
  }
}
