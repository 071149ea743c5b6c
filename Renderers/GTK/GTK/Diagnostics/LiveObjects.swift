import CGTK
import Synchronization

/// Counts what this module has made and GTK hasn't freed yet, so that a test can prove that
/// nothing leaks: close what you opened and compare.
///
/// ```swift
/// let before = LiveObjects.current
/// …
/// #expect(LiveObjects.current == before)
/// ```
public struct LiveObjects: Hashable, Sendable {
  /// GTK objects that were made through a ``Widget`` and aren't finalised.
  public var widgets: Int
  /// Signal handlers whose closure is still alive.
  public var handlers: Int

  /// The counts now.
  public static var current: LiveObjects {
    LiveObjects(
      widgets: widgetCount.load(ordering: .relaxed), handlers: handlerCount.load(ordering: .relaxed)
    )
  }

  static let widgetCount = Atomic(0)
  static let handlerCount = Atomic(0)

  /// Counts an object until GObject finalises it.
  ///
  /// Not a weak reference: those are told when an object is disposed of, which it may survive.
  @MainActor
  static func track(_ object: UnsafeMutableRawPointer) {
    widgetCount.add(1, ordering: .relaxed)
    g_object_set_qdata_full(
      object.object, key, object, { _ in LiveObjects.widgetCount.subtract(1, ordering: .relaxed) })
  }

  @MainActor private static let key = g_quark_from_static_string("oriel-live-object")
}
