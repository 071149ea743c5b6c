import CGTK

/// Lets a user drag rows of a ``ListView`` to another place in it.
@MainActor
public final class RowDrag {
  private let source: UnsafeMutableRawPointer
  private let target: UnsafeMutableRawPointer
  private weak var list: ListView?
  private var dragged: Int?

  /// - Parameters:
  ///   - canDrag: Whether the row at a position may be dragged.
  ///   - drop: Moves a row to before another one, or to the end, and says whether it did.
  public init(
    in list: ListView, canDrag: @escaping @MainActor (Int) -> Bool,
    drop: @escaping @MainActor (_ from: Int, _ before: Int) -> Bool
  ) {
    source = UnsafeMutableRawPointer(gtk_drag_source_new()!)
    target = UnsafeMutableRawPointer(gtk_drop_target_new(oriel_type_uint(), GDK_ACTION_MOVE)!)
    self.list = list
    gtk_drag_source_set_actions(source.opaque, GDK_ACTION_MOVE)
    _ = Handler.connect(source, "prepare") { [weak self] signal in
      guard let self, let list = self.list,
        let position = list.cell(atX: signal.double(0), y: signal.double(1))?.position,
        canDrag(position)
      else { return }
      dragged = position
      signal.answer(object: Self.content(position))
    }
    _ = Handler.connect(source, "drag-end") { [weak self] _ in self?.dragged = nil }
    _ = Handler.connect(target, "drop") { [weak self] signal in
      // Rows of other lists, and other numbers, are none of its business.
      guard let self, let from = dragged else { return }
      dragged = nil
      if drop(from, before(x: signal.double(1), y: signal.double(2))) { signal.answer(true) }
    }
    gtk_widget_add_controller(list.widget, source.opaque)
    gtk_widget_add_controller(list.widget, target.opaque)
  }

  /// Ends it. Harmless twice.
  public func remove() {
    guard let list else { return }
    gtk_widget_remove_controller(list.widget, source.opaque)
    gtk_widget_remove_controller(list.widget, target.opaque)
    self.list = nil
  }

  /// The row in front of which a drop at a point puts one: the nearer edge decides.
  private func before(x: Double, y: Double) -> Int {
    guard let list, let cell = list.cell(atX: x, y: y), let position = cell.position else {
      return list?.count ?? 0
    }
    return cell.isInUpperHalf(y: y, of: list) ? position : position + 1
  }

  private static func content(_ position: Int) -> UnsafeMutableRawPointer {
    var value = GValue()
    g_value_init(&value, oriel_type_uint())
    g_value_set_uint(&value, guint(position))
    defer { g_value_unset(&value) }
    return UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)!)
  }
}
