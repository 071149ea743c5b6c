import CGTK

/// A bar that fills while work goes on.
public final class ProgressBar: Widget {
  /// Makes an empty bar.
  public init(fraction: Double = 0) {
    super.init(new: gtk_progress_bar_new())
    self.fraction = fraction
  }

  /// How much is done, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }
}
