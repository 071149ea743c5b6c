import CGTK

/// What fields of one line have in common: text, caret, selection, and an input method.
///
/// Positions count Unicode scalars, as GTK does; Swift's `Character`s may be longer.
public class TextInput: Widget {
  private var composing: ComposingState?

  /// All the text.
  ///
  /// Setting it moves the caret to the start, forgets the undo history and emits two changes; use
  /// ``replace(_:with:)`` while a user may be typing.
  public var text: String {
    get { string(gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// The number of Unicode scalars in the text.
  public var length: Int { Int(gtk_entry_buffer_get_length(buffer)) }

  /// Replaces a part of the text. The caret, the selection and the undo history stay: positions
  /// behind the part move with the text, those within it move to its start.
  public func replace(_ range: Range<Int>, with replacement: String) {
    if !range.isEmpty {
      gtk_editable_delete_text(opaque, gint(range.lowerBound), gint(range.upperBound))
    }
    if !replacement.isEmpty {
      var position = gint(range.lowerBound)
      gtk_editable_insert_text(opaque, replacement, gint(replacement.utf8.count), &position)
    }
  }

  /// Where the selection began and where the caret is; equal where nothing is selected.
  public var selection: (anchor: Int, caret: Int) {
    get {
      // NB: gtk_editable_get_position gives the end of the selection, wherever the caret is.
      (
        Int(oriel_get_int(inner, "selection-bound")), Int(oriel_get_int(inner, "cursor-position"))
      )
    }
    set { gtk_editable_select_region(opaque, gint(newValue.anchor), gint(newValue.caret)) }
  }

  /// Whether a user can change the text.
  ///
  /// Changing it forgets the undo history: use ``Widget/isSensitive`` for a passing state.
  public var isEditable: Bool {
    get { Bool(gtk_editable_get_editable(opaque)) }
    set { gtk_editable_set_editable(opaque, newValue.gboolean) }
  }

  /// The least width, in characters of average width; `nil` leaves it to GTK.
  public var widthInCharacters: Int? {
    get {
      let width = gtk_editable_get_width_chars(opaque)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_editable_set_width_chars(opaque, gint(newValue ?? -1)) }
  }

  /// Calls when the text changed, by a user or by this program.
  ///
  /// GTK says so for each deletion and insertion: text typed over a selection calls twice.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("changed") { _ in body() }
  }

  /// Calls when the caret or the selection moved.
  @discardableResult
  public func onCaret(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("notify::cursor-position") { _ in body() }
  }

  /// Calls when Return was pressed.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("activate") { _ in body() }
  }

  /// Presses Return, as a user would.
  public func submit() {
    oriel_emit(inner, "activate")
  }

  /// Calls when an input method began (`true`) or ended (`false`) to compose text, which isn't
  /// part of ``text`` yet.
  @discardableResult
  public func onComposing(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    let state = composing ?? ComposingState()
    composing = state
    return Handler.connect(inner, "preedit-changed") { signal in
      let isComposing = !signal.string(0).isEmpty
      guard isComposing != state.isComposing else { return }
      state.isComposing = isComposing
      body(isComposing)
    }
  }

  /// Moves the keyboard focus here without selecting the text.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    Bool(gtk_text_grab_focus_without_selecting(inner.of()))
  }

  /// The widget that does the editing, inside the field.
  private var inner: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_editable_get_delegate(opaque)!)
  }

  private var buffer: UnsafeMutablePointer<GtkEntryBuffer> {
    gtk_text_get_buffer(inner.of())
  }

  private final class ComposingState {
    var isComposing = false
  }
}
