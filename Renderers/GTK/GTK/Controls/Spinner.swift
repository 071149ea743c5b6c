import CGTK

/// Turns while work goes on whose end isn't known.
public final class Spinner: Widget {
  /// Makes a spinner.
  public init(isSpinning: Bool = true) {
    super.init(new: gtk_spinner_new())
    self.isSpinning = isSpinning
  }

  /// Whether it turns. One that stands still is invisible and costs no CPU.
  public var isSpinning: Bool {
    get { Bool(gtk_spinner_get_spinning(opaque)) }
    set { gtk_spinner_set_spinning(opaque, newValue.gboolean) }
  }
}
