import CGTK

/// A field for several lines of text.
///
/// Positions count Unicode scalars.
public final class TextView: Widget {
  /// Makes an empty field that breaks lines between words.
  public init() {
    super.init(new: gtk_text_view_new())
    gtk_text_view_set_wrap_mode(raw.of(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(raw.of(), 0)
  }

  /// All the text.
  public var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer.of(), &start, &end)
      return string(taking: gtk_text_buffer_get_text(buffer.of(), &start, &end, 1))
    }
    set { gtk_text_buffer_set_text(buffer.of(), newValue, gint(newValue.utf8.count)) }
  }

  /// Replaces a part of the text. The caret, the selection and the undo history stay.
  public func replace(_ range: Range<Int>, with replacement: String) {
    var start = iterator(at: range.lowerBound)
    var end = iterator(at: range.upperBound)
    if !range.isEmpty { gtk_text_buffer_delete(buffer.of(), &start, &end) }
    guard !replacement.isEmpty else { return }
    gtk_text_buffer_insert(buffer.of(), &start, replacement, gint(replacement.utf8.count))
  }

  /// Where the selection began and where the caret is; equal where nothing is selected.
  public var selection: (anchor: Int, caret: Int) {
    get {
      (
        offset(of: gtk_text_buffer_get_selection_bound(buffer.of())),
        offset(of: gtk_text_buffer_get_insert(buffer.of()))
      )
    }
    set {
      var caret = iterator(at: newValue.caret)
      var anchor = iterator(at: newValue.anchor)
      gtk_text_buffer_select_range(buffer.of(), &caret, &anchor)
    }
  }

  /// Calls when the text changed, by a user or by this program.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor () -> Void) -> Handler {
    Handler.connect(buffer, "changed") { _ in body() }
  }

  /// Calls when an input method began (`true`) or ended (`false`) to compose text.
  @discardableResult
  public func onComposing(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    connect("preedit-changed") { body(!$0.string(0).isEmpty) }
  }

  /// The empty room between the edge and the text, in logical pixels.
  public func setTextMargin(_ margin: Int) {
    gtk_text_view_set_left_margin(raw.of(), gint(margin))
    gtk_text_view_set_right_margin(raw.of(), gint(margin))
    gtk_text_view_set_top_margin(raw.of(), gint(margin))
    gtk_text_view_set_bottom_margin(raw.of(), gint(margin))
  }

  private var buffer: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_text_view_get_buffer(raw.of())!)
  }

  private func iterator(at offset: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.of(), &iterator, gint(offset))
    return iterator
  }

  private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer.of(), &iterator, mark)
    return Int(gtk_text_iter_get_offset(&iterator))
  }
}
