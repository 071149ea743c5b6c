import CGTK

/// A control, container or window of GTK: a handle that owns one strong reference.
///
/// A container keeps its children alive, and a signal keeps its closure, so you may drop a handle
/// as soon as the widget is placed somewhere:
///
/// ```swift
/// let box = Box(.vertical, spacing: 6)
/// box.append(Label("Hello"))
/// ```
///
/// Use it on the main actor only, while the main actor is GTK's thread; ``MainLoop`` checks that.
@MainActor
public class Widget {
  /// The `GtkWidget`, which never leaves this module.
  let raw: UnsafeMutableRawPointer

  /// Takes over a new widget, whose floating reference is sunk.
  init(new widget: UnsafeMutablePointer<GtkWidget>?) {
    // GTK's constructors return nothing only where GTK isn't initialised, which MainLoop rules out.
    precondition(widget != nil, "GTK made no widget: call MainLoop.initialize() first.")
    raw = UnsafeMutableRawPointer(widget!)
    g_object_ref_sink(raw)
    LiveObjects.track(raw)
  }

  /// Makes another handle for a widget that GTK made itself.
  init(existing widget: UnsafeMutablePointer<GtkWidget>) {
    raw = UnsafeMutableRawPointer(widget)
    g_object_ref(raw)
  }

  isolated deinit {
    g_object_unref(raw)
  }

  var widget: UnsafeMutablePointer<GtkWidget> { raw.widget }
  var opaque: OpaquePointer { raw.opaque }

  /// The name of its class in GTK, such as `GtkButton`.
  public var typeName: String { string(oriel_object_type_name(raw)) }
}

extension Widget: @MainActor Equatable, @MainActor Hashable {
  public static func == (left: Widget, right: Widget) -> Bool { left.raw == right.raw }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(raw)
  }
}
