import CGTK

/// A modal question or message with buttons.
///
/// It stays until ``Window/destroy()``, whatever a user does.
public final class MessageDialog: Window {
  /// How a button looks and what presses it.
  public enum Role: Hashable, Sendable {
    case normal
    /// Pressed by Return, and drawn as the one to choose.
    case suggested
    /// Drawn as a warning.
    case destructive
  }

  /// Makes a dialog above its owner.
  public init(owner: Window?) {
    super.init(newWindow: oriel_message_dialog_new(owner?.raw.of()))
  }

  /// Sets the question, in large letters, and what explains it, in Pango's markup. Escape what isn't
  /// markup with ``Label/escape(_:)``.
  public func setMarkup(_ markup: String, detail: String?) {
    oriel_message_dialog_set(widget, markup, detail)
  }

  /// The labels of the question and of what explains it.
  public var labels: [Label] {
    var labels: [Label] = []
    var child = gtk_widget_get_first_child(gtk_message_dialog_get_message_area(raw.of()))
    while let widget = child {
      labels.append(Label(existing: widget))
      child = gtk_widget_get_next_sibling(widget)
    }
    return labels
  }

  /// Adds a button at the end. `index` is what ``onChoose(_:)`` calls with.
  @discardableResult
  public func addButton(_ label: String, index: Int, role: Role = .normal) -> Button {
    let pointer = gtk_dialog_add_button(raw.of(), label, gint(index))!
    // A dialog takes an underscore for an access key, which the text of a feature doesn't mean.
    gtk_button_set_use_underline(UnsafeMutableRawPointer(pointer).of(), 0)
    oriel_name_once(pointer, label)
    switch role {
    case .normal:
      break
    case .suggested:
      gtk_widget_add_css_class(pointer, "suggested-action")
      gtk_dialog_set_default_response(raw.of(), gint(index))
    case .destructive:
      gtk_widget_add_css_class(pointer, "destructive-action")
    }
    let button = Button(existing: pointer)
    firstButton = firstButton ?? button
    return button
  }

  /// Lets Return press a button without drawing it as the one to choose.
  public func setDefault(_ index: Int) {
    gtk_dialog_set_default_response(raw.of(), gint(index))
  }

  /// Whether the buttons are below each other, as many or long ones should be. Set it after the
  /// buttons were added.
  public var stacksButtons = false {
    didSet {
      guard let area = firstButton.flatMap({ gtk_widget_get_parent($0.widget) }) else { return }
      gtk_orientable_set_orientation(
        UnsafeMutableRawPointer(area).opaque,
        (stacksButtons ? Orientation.vertical : .horizontal).gtk)
    }
  }

  private var firstButton: Button?

  /// Calls with the index of a button that was pressed, or with `nil` where a user closed the
  /// dialog, by Escape or otherwise.
  @discardableResult
  public func onChoose(_ body: @escaping @MainActor (Int?) -> Void) -> Handler {
    // Answering here keeps GTK from destroying the dialog, and from reporting a response as well.
    onCloseRequest { body(nil) }
    return connect("response") { signal in
      let response = signal.int(0)
      body(response >= 0 ? response : nil)
    }
  }

  /// Presses the button with an index, as a user would.
  public func choose(_ index: Int) {
    gtk_dialog_response(raw.of(), gint(index))
  }
}
