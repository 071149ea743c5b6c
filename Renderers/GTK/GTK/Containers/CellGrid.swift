import CGTK

/// Children that fill a number of columns in reading order, all columns being equally wide.
///
/// Cells are given their places by ``arrange(columns:)``, once after any number of changes.
public final class CellGrid: Widget, Container {
  /// Makes an empty grid; the spacing between cells is in logical pixels.
  public init(spacing: Int = 0) {
    super.init(new: gtk_grid_new())
    gtk_grid_set_column_homogeneous(raw.of(), 1)
    self.spacing = spacing
  }

  /// The room between two cells, across and down.
  public var spacing: Int {
    get { Int(gtk_grid_get_column_spacing(raw.of())) }
    set {
      gtk_grid_set_column_spacing(raw.of(), guint(newValue))
      gtk_grid_set_row_spacing(raw.of(), guint(newValue))
    }
  }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_grid_attach(raw.of(), child.widget, 0, 0, 1, 1)
    move(child, after: sibling)
  }

  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }

  public func remove(_ child: Widget) {
    gtk_grid_remove(raw.of(), child.widget)
  }

  /// Gives each child its cell, in their order. Hidden children take none.
  ///
  /// - Complexity: O(*n*) in the children; those whose cell is the same cost nothing more.
  public func arrange(columns: Int) {
    let columns = max(columns, 1)
    let manager = gtk_widget_get_layout_manager(widget)
    var index = 0
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard Bool(gtk_widget_get_visible(child)) else { continue }
      let cell = gtk_layout_manager_get_layout_child(manager, child)!
      let pointer = UnsafeMutableRawPointer(cell).opaque
      let (row, column) = (gint(index / columns), gint(index % columns))
      if gtk_grid_layout_child_get_row(pointer) != row {
        gtk_grid_layout_child_set_row(pointer, row)
      }
      if gtk_grid_layout_child_get_column(pointer) != column {
        gtk_grid_layout_child_set_column(pointer, column)
      }
      index += 1
    }
  }

  /// Where a child is: its column and row.
  public func cell(of child: Widget) -> (column: Int, row: Int) {
    var column: gint = 0
    var row: gint = 0
    gtk_grid_query_child(raw.of(), child.widget, &column, &row, nil, nil)
    return (Int(column), Int(row))
  }
}
