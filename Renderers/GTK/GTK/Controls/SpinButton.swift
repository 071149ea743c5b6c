import CGTK

/// A whole number that is typed, or counted up and down.
public final class SpinButton: Widget {
  /// Makes a field for the numbers of a range; counting goes round at its ends.
  public init(in range: ClosedRange<Int>, digits: Int = 1) {
    super.init(
      new: gtk_spin_button_new_with_range(Double(range.lowerBound), Double(range.upperBound), 1))
    gtk_spin_button_set_wrap(opaque, 1)
    gtk_spin_button_set_numeric(opaque, 1)
    gtk_orientable_set_orientation(opaque, GTK_ORIENTATION_VERTICAL)
    gtk_editable_set_width_chars(opaque, gint(digits))
    guard digits > 1 else { return }
    connect("output") { signal in
      let number = String(Int(gtk_spin_button_get_value(signal.sender.opaque)))
      let zeros = String(repeating: "0", count: max(digits - number.count, 0))
      gtk_editable_set_text(signal.sender.opaque, zeros + number)
      signal.answer(true)
    }
  }

  /// The number.
  public var value: Int {
    get { Int(gtk_spin_button_get_value_as_int(opaque)) }
    set { gtk_spin_button_set_value(opaque, Double(newValue)) }
  }

  /// Calls when the number changed, by a user or by this program.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor (Int) -> Void) -> Handler {
    connect("value-changed") { body(Int(gtk_spin_button_get_value_as_int($0.sender.opaque))) }
  }
}
