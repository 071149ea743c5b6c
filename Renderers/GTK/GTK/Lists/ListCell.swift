import CGTK

/// The place of one row in a ``ListView`` while it is in or near sight.
///
/// A cell is GTK's: it is bound to a row, to another one later, and thrown away. What it shows is
/// yours.
@MainActor
public final class ListCell {
  /// The `GtkListItem`, alive until the view says that it is thrown away.
  private let raw: UnsafeMutableRawPointer
  /// What stands for the row in GTK's model.
  var item: UnsafeMutableRawPointer?
  /// What the source has bound to it.
  public var content: AnyObject?

  init(_ raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  /// The row that it shows; `nil` where it is bound to none.
  public var position: Int? {
    let position = gtk_list_item_get_position(raw.opaque)
    return position == oriel_invalid_list_position() ? nil : Int(position)
  }

  /// Sets what it shows.
  public func setChild(_ child: Widget) {
    gtk_list_item_set_child(raw.opaque, child.widget)
  }

  /// Takes out what it shows. The focus inside that goes to the row.
  public func removeChild() {
    guard let child = gtk_list_item_get_child(raw.opaque) else { return }
    let hadFocus = Widget(existing: child).containsFocus
    // GTK 4.8 keeps a widget for ever that leaves its parent together with the focus.
    if hadFocus { row?.dropFocus() }
    let row = row
    row?.isVisible = true
    row?.isSensitive = true
    gtk_list_item_set_child(raw.opaque, nil)
    if hadFocus { row?.grabFocus() }
  }

  /// Whether it shows anything.
  public var isEmpty: Bool { gtk_list_item_get_child(raw.opaque) == nil }

  /// Whether the row takes the focus, clicks and keys. What they do is the source's business.
  public var isFocusable: Bool {
    // GTK calls it selectable, and gives the focus to no other row.
    get { Bool(gtk_list_item_get_selectable(raw.opaque)) }
    set {
      guard newValue != isFocusable else { return }
      gtk_list_item_set_selectable(raw.opaque, newValue.gboolean)
      gtk_list_item_set_activatable(raw.opaque, newValue.gboolean)
    }
  }

  /// Whether the row takes any room.
  public var isVisible: Bool {
    get { row?.isVisible ?? true }
    set { row?.isVisible = newValue }
  }

  /// Whether what is in the row can be used.
  public var isSensitive: Bool {
    get { row?.isSensitive ?? true }
    set { row?.isSensitive = newValue }
  }

  /// Whether it is drawn as selected.
  public var isSelected: Bool { Bool(gtk_list_item_get_selected(raw.opaque)) }

  /// The upper edge of the row in a view around it, in logical pixels; `nil` where it isn't placed.
  public func top(in view: Widget) -> Double? { bounds(in: view)?.y.lowerBound }

  /// Whether the keyboard focus is at the row or inside it.
  public var containsFocus: Bool { row?.containsFocus ?? false }

  /// Gives the row the keyboard focus, where it is in sight.
  @discardableResult
  public func grabFocus() -> Bool { row?.grabFocus() ?? false }

  /// Whether a point of the view is on the row.
  func contains(x: Double, y: Double, of view: Widget) -> Bool {
    guard let bounds = bounds(in: view) else { return false }
    return bounds.y.contains(y) && bounds.x.contains(x)
  }

  /// Whether a point of the view is nearer to the row's upper edge than to its lower one.
  func isInUpperHalf(y: Double, of view: Widget) -> Bool {
    guard let bounds = bounds(in: view) else { return false }
    return y < (bounds.y.lowerBound + bounds.y.upperBound) / 2
  }

  private func bounds(in view: Widget) -> (x: Range<Double>, y: Range<Double>)? {
    var bounds = graphene_rect_t()
    guard let row, Bool(gtk_widget_compute_bounds(row.widget, view.widget, &bounds)) else {
      return nil
    }
    let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
    return (x..<x + Double(bounds.size.width), y..<y + Double(bounds.size.height))
  }

  /// What it shows.
  public var child: Widget? { gtk_list_item_get_child(raw.opaque).map { Widget(existing: $0) } }

  /// GTK's own widget for the row, where it has something to show.
  private var row: Widget? {
    guard let child = gtk_list_item_get_child(raw.opaque),
      let parent = gtk_widget_get_parent(child)
    else { return nil }
    return Widget(existing: parent)
  }

  func readItem() {
    item = gtk_list_item_get_item(raw.opaque).map { UnsafeMutableRawPointer($0) }
  }
}
