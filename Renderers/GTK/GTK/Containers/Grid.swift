import CGTK

/// Children in cells, columns and rows being as wide and high as they need.
public final class Grid: Widget {
  /// Makes an empty grid; spacings are in logical pixels.
  public init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
    super.init(new: gtk_grid_new())
    gtk_grid_set_row_spacing(raw.of(), guint(rowSpacing))
    gtk_grid_set_column_spacing(raw.of(), guint(columnSpacing))
  }

  /// Places a child in a cell, or in several.
  public func attach(
    _ child: Widget, column: Int, row: Int, columns: Int = 1, rows: Int = 1
  ) {
    gtk_grid_attach(
      raw.of(), child.widget, gint(column), gint(row), gint(columns), gint(rows))
  }

  /// Takes a child out.
  public func remove(_ child: Widget) {
    gtk_grid_remove(raw.of(), child.widget)
  }
}
