import CGTK

/// Pages of which one is shown, chosen by tabs at the top.
public final class Notebook: Widget {
  /// Makes a notebook without pages.
  public init() {
    super.init(new: gtk_notebook_new())
    gtk_notebook_set_show_border(opaque, 0)
    gtk_notebook_set_scrollable(opaque, 1)
  }

  /// Inserts a page at an index, with what its tab shows. The first page is shown.
  public func insert(_ page: Widget, tab: Widget, at index: Int) {
    gtk_notebook_insert_page(opaque, page.widget, tab.widget, gint(index))
  }

  /// Moves a page to an index. It stays shown, if it was.
  public func move(_ page: Widget, to index: Int) {
    gtk_notebook_reorder_child(opaque, page.widget, gint(index))
  }

  /// Takes a page out. Pass what its tab shows, as it was inserted.
  public func remove(_ page: Widget, tab: Widget) {
    let index = gtk_notebook_page_num(opaque, page.widget)
    guard index >= 0 else { return }
    gtk_notebook_remove_page(opaque, index)
    oriel_drop_leaked_reference(tab.raw, 1)
  }

  /// The number of pages.
  public var count: Int { Int(gtk_notebook_get_n_pages(opaque)) }

  /// The index of the page that is shown, or `nil` where there is none.
  public var selection: Int? {
    get {
      let index = gtk_notebook_get_current_page(opaque)
      return index < 0 ? nil : Int(index)
    }
    set { if let newValue { gtk_notebook_set_current_page(opaque, gint(newValue)) } }
  }

  /// Calls with the index of the page that is shown now, by a user's or by this program's choice.
  @discardableResult
  public func onSelect(_ body: @escaping @MainActor (Int) -> Void) -> Handler {
    connect("switch-page", after: true) { body($0.int(1)) }
  }
}
