import CGTK

/// A closure that is connected to a signal of a widget.
///
/// It lives as long as the widget, or until you call ``disconnect()``; dropping this token changes
/// nothing. While it is blocked it isn't called, which is how a program changes a control without
/// hearing of its own change:
///
/// ```swift
/// let handler = toggle.onToggle { isOn in … }
/// handler.block { toggle.isOn = true }  // says nothing
/// ```
@MainActor
public final class Handler {
  private let box: ClosureBox
  private let instance: UnsafeMutableRawPointer
  private let id: gulong
  private var isDisconnected = false

  private init(box: ClosureBox, instance: UnsafeMutableRawPointer, id: gulong) {
    self.box = box
    self.instance = instance
    self.id = id
  }

  /// Whether it is called when the signal is emitted.
  public var isBlocked: Bool { box.blocks > 0 }

  /// Runs a body during which the closure isn't called. Nests.
  ///
  /// - Complexity: O(1), without a call to GObject.
  public func block<Result>(_ body: () throws -> Result) rethrows -> Result {
    box.blocks += 1
    defer { box.blocks -= 1 }
    return try body()
  }

  /// Runs a body during which none of several closures is called.
  public static func block<Result>(
    _ handlers: [Handler], _ body: () throws -> Result
  ) rethrows -> Result {
    for handler in handlers { handler.box.blocks += 1 }
    defer { for handler in handlers { handler.box.blocks -= 1 } }
    return try body()
  }

  /// Ends the connection and frees the closure. Harmless twice, and after the widget is gone.
  public func disconnect() {
    guard box.isAlive, !isDisconnected else { return }
    isDisconnected = true
    g_signal_handler_disconnect(instance, id)
  }

  /// Connects to any signal of an object.
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
    _ body: @escaping @MainActor (Signal) -> Void
  ) -> Handler {
    let box = ClosureBox(body)
    let closure = ClosureBox.closure(retaining: box)
    let id = g_signal_connect_closure(instance, name, closure, after.gboolean)
    precondition(id != 0, "\(string(oriel_object_type_name(instance))) has no signal \(name).")
    return Handler(box: box, instance: instance, id: id)
  }
}

extension Widget {
  /// Calls a closure whenever a signal is emitted: the way to signals that have no method here.
  ///
  /// ```swift
  /// label.connect("copy-clipboard") { _ in copies += 1 }
  /// entry.connect("notify::text") { _ in … }
  /// ```
  ///
  /// The name must be one that the widget has.
  @discardableResult
  public func connect(
    _ name: String, after: Bool = false, _ body: @escaping @MainActor (Signal) -> Void
  ) -> Handler {
    Handler.connect(raw, name, after: after, body)
  }
}
