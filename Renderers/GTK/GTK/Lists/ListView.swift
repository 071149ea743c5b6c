import CGTK
import CGTKRows

/// Rows in a column, of which only those in and near sight have widgets: GTK keeps about two hundred,
/// whatever the number of rows.
///
/// ```
/// rows are numbers ─▶ GtkListView wants some ─▶ source.bind(cell) ─▶ cell.setChild(widget)
///                                    no longer ─▶ source.unbind(cell)
/// ```
///
/// Put it into a ``ScrolledWindow``. A row costs nothing until it is bound.
public final class ListView: Widget {
  private let model: ListModel
  private var cells: [UnsafeMutableRawPointer: ListCell] = [:]

  /// Makes a list without rows.
  public init() {
    model = ListModel()
    let factory = UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()!)
    // The view takes over both references.
    super.init(new: gtk_list_view_new(model.raw.opaque, factory.opaque))
    g_object_ref(model.raw)
    connect(factory)
  }

  /// Who knows the rows.
  public weak var source: (any ListViewSource)? {
    didSet { model.source.value = source }
  }

  /// The number of rows.
  public var count: Int { model.count }

  /// The cells that are bound to a row.
  public var boundCells: some Collection<ListCell> {
    cells.values.lazy.filter { $0.item != nil }
  }

  /// The cells that are bound to none.
  public var idleCells: some Collection<ListCell> {
    cells.values.lazy.filter { $0.item == nil }
  }

  /// The number of cells, those included that wait for another row.
  public var cellCount: Int { cells.count }

  /// Tells it that rows went and came.
  ///
  /// Cells follow the rows that the source gives the same cell before and after.
  public func change(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    model.count += added - removed
    let start = removed > 0 ? safeStart(position) : position
    let more = position - start
    oriel_rows_change(model.raw, guint(start), guint(removed + more), guint(added + more))
  }

  /// Where a removal may begin: GTK 4.8 counts the rows between two bound ones as one block, and
  /// removes a block from its beginning wherever in it the removal begins.
  private func safeStart(_ position: Int) -> Int {
    var start = 0
    for case let bound? in boundCells.lazy.map(\.position) where bound <= position {
      if bound == position { return position }
      start = max(start, bound + 1)
    }
    return start
  }

  /// Asks again which of these rows are selected.
  public func selectionChanged(_ positions: Range<Int>) {
    let positions = positions.clamped(to: 0..<count)
    oriel_rows_selection_changed(model.raw, guint(positions.lowerBound), guint(positions.count))
  }

  /// Whether several rows can be marked by dragging the pointer over them.
  public var allowsRubberband: Bool {
    get { Bool(gtk_list_view_get_enable_rubberband(opaque)) }
    set { gtk_list_view_set_enable_rubberband(opaque, newValue.gboolean) }
  }

  /// Brings a row into sight.
  public func scroll(to position: Int) {
    guard position >= 0, position < count else { return }
    gtk_widget_activate_action_variant(
      widget, "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
  }

  /// Selects a row as a click does, where `modify` stands for the control key and `extend` for the
  /// shift key.
  public func click(on position: Int, modify: Bool = false, extend: Bool = false) {
    let arguments = [
      g_variant_new_uint32(guint32(position)), g_variant_new_boolean(modify.gboolean),
      g_variant_new_boolean(extend.gboolean),
    ]
    gtk_widget_activate_action_variant(
      widget, "list.select-item", g_variant_new_tuple(arguments, gsize(arguments.count)))
  }

  /// Calls with the position of a row that was double-clicked or got Return.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor (Int) -> Void) -> Handler {
    connect("activate") { body($0.int(0)) }
  }

  /// The bound cell at a point.
  public func cell(atX x: Double, y: Double) -> ListCell? {
    boundCells.first { $0.contains(x: x, y: y, of: self) }
  }

  private func connect(_ factory: UnsafeMutableRawPointer) {
    _ = Handler.connect(factory, "setup") { [weak self] signal in
      guard let self, let item = signal.object(0) else { return }
      cells[item] = ListCell(item)
    }
    _ = Handler.connect(factory, "bind") { [weak self] signal in
      guard let self, let item = signal.object(0), let cell = cells[item] else { return }
      cell.readItem()
      source?.bind(cell)
    }
    _ = Handler.connect(factory, "unbind") { [weak self] signal in
      guard let self, let item = signal.object(0), let cell = cells[item] else { return }
      cell.item = nil
      source?.unbind(cell)
    }
    _ = Handler.connect(factory, "teardown") { [weak self] signal in
      guard let self, let item = signal.object(0), let cell = cells.removeValue(forKey: item) else {
        return
      }
      source?.discard(cell)
    }
  }
}
