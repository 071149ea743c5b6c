import CGTK

/// A number chosen along a line.
public final class Scale: Widget {
  /// Makes a horizontal scale; without a step, any value can be chosen.
  public init(in range: ClosedRange<Double> = 0...1, step: Double? = nil) {
    super.init(new: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1))
    gtk_scale_set_draw_value(raw.of(), 0)
    setRange(range, step: step)
  }

  /// The chosen number.
  public var value: Double {
    get { gtk_range_get_value(raw.of()) }
    set { gtk_range_set_value(raw.of(), newValue) }
  }

  /// Changes what can be chosen. A value outside is moved inside.
  public func setRange(_ range: ClosedRange<Double>, step: Double?) {
    let width = range.upperBound - range.lowerBound
    gtk_range_set_range(raw.of(), range.lowerBound, range.upperBound)
    gtk_range_set_increments(raw.of(), step ?? width / 20, max(step ?? 0, width / 5))
    gtk_range_set_round_digits(raw.of(), step == nil ? -1 : Self.digits(of: step!))
    self.step = step
  }

  /// The distance between two values, or `nil` where all are allowed.
  public private(set) var step: Double?

  /// Calls when the number changed, by a user or by this program.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor (Double) -> Void) -> Handler {
    connect("value-changed") { signal in body(gtk_range_get_value(signal.sender.of())) }
  }

  private static func digits(of step: Double) -> gint {
    var digits: gint = 0
    var scaled = step
    while digits < 6, (scaled - scaled.rounded()).magnitude > 1e-9 {
      scaled *= 10
      digits += 1
    }
    return digits
  }
}
