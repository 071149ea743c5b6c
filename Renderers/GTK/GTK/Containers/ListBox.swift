import CGTK

/// Rows in a column that can be selected and moved through by key.
///
/// Each child is wrapped in a row by GTK. For more than some hundreds of rows use ``ListView``.
public final class ListBox: Widget, Container {
  /// How many rows can be selected at a time.
  public enum SelectionMode: Hashable, Sendable {
    case none, single, multiple
  }

  /// Makes an empty list.
  public init(_ selectionMode: SelectionMode = .none) {
    super.init(new: gtk_list_box_new())
    self.selectionMode = selectionMode
  }

  /// How many rows can be selected at a time.
  public var selectionMode: SelectionMode {
    get {
      switch gtk_list_box_get_selection_mode(opaque) {
      case GTK_SELECTION_NONE: .none
      case GTK_SELECTION_MULTIPLE: .multiple
      default: .single
      }
    }
    set {
      let mode =
        switch newValue {
        case .none: GTK_SELECTION_NONE
        case .single: GTK_SELECTION_SINGLE
        case .multiple: GTK_SELECTION_MULTIPLE
        }
      gtk_list_box_set_selection_mode(opaque, mode)
    }
  }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_list_box_insert(opaque, child.widget, sibling.map { gint(index(of: $0)! + 1) } ?? 0)
  }

  public func move(_ child: Widget, after sibling: Widget?) {
    guard let row = row(of: child) else { return }
    // The row itself is moved, so that the child keeps its parent, and with it its focus.
    let wasSelected = Bool(gtk_list_box_row_is_selected(row.of()))
    let focus = child.containsFocus ? gtk_root_get_focus(gtk_widget_get_root(widget)) : nil
    g_object_ref(row)
    gtk_list_box_remove(opaque, row.widget)
    gtk_list_box_insert(opaque, row.widget, sibling.map { gint(index(of: $0)! + 1) } ?? 0)
    if wasSelected { gtk_list_box_select_row(opaque, row.of()) }
    if let focus { gtk_widget_grab_focus(focus) }
    g_object_unref(row)
  }

  public func remove(_ child: Widget) {
    guard let row = row(of: child) else { return }
    gtk_list_box_row_set_child(row.of(), nil)
    gtk_list_box_remove(opaque, row.widget)
  }

  /// The place of a child among the rows, or `nil` where it is none.
  ///
  /// - Complexity: O(log *n*).
  public func index(of child: Widget) -> Int? {
    row(of: child).map { Int(gtk_list_box_row_get_index($0.of())) }
  }

  /// The indices of the selected rows.
  public var selection: Set<Int> {
    get {
      var result: Set<Int> = []
      let rows = gtk_list_box_get_selected_rows(opaque)
      var next = rows
      while let item = next {
        result.insert(Int(gtk_list_box_row_get_index(item.pointee.data.of())))
        next = item.pointee.next
      }
      g_list_free(rows)
      return result
    }
    set {
      let old = selection
      // Where one row can be selected, selecting another lets go of it.
      let left = selectionMode == .single && !newValue.isEmpty ? [] : old.subtracting(newValue)
      for index in left {
        gtk_list_box_unselect_row(opaque, gtk_list_box_get_row_at_index(opaque, gint(index)))
      }
      for index in newValue.subtracting(old) {
        gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, gint(index)))
      }
    }
  }

  /// Whether the row of a child reacts to a click or Return.
  public func setActivatable(_ isActivatable: Bool, rowOf child: Widget) {
    guard let row = row(of: child) else { return }
    gtk_list_box_row_set_activatable(row.of(), isActivatable.gboolean)
  }

  /// Whether the row of a child can have the focus and be selected.
  public func setSelectable(_ isSelectable: Bool, rowOf child: Widget) {
    guard let row = row(of: child) else { return }
    gtk_list_box_row_set_selectable(row.of(), isSelectable.gboolean)
    gtk_widget_set_focusable(row.widget, isSelectable.gboolean)
  }

  /// Calls when the selection changed, by a user or by this program.
  @discardableResult
  public func onSelectionChange(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("selected-rows-changed") { _ in body() }
  }

  /// Calls with the index of a row that was clicked or got Return.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor (Int) -> Void) -> Handler {
    connect("row-activated") { signal in
      guard let row = signal.object(0) else { return }
      body(Int(gtk_list_box_row_get_index(row.of())))
    }
  }

  private func row(of child: Widget) -> UnsafeMutableRawPointer? {
    guard let row = gtk_widget_get_ancestor(child.widget, gtk_list_box_row_get_type()) else {
      return nil
    }
    return UnsafeMutableRawPointer(row)
  }
}
