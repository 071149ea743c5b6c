import CGTK

/// Something that is on or off, with effect at once.
public final class Switch: Widget {
  /// Makes a switch that is off.
  public init() {
    super.init(new: gtk_switch_new())
    // A switch that fills a row looks broken.
    verticalAlign = .center
  }

  /// Whether it is on.
  public var isOn: Bool {
    get { Bool(gtk_switch_get_active(opaque)) }
    set { gtk_switch_set_active(opaque, newValue.gboolean) }
  }

  /// Calls when it was switched, by a user or by this program.
  @discardableResult
  public func onToggle(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    connect("notify::active") { body($0.senderFlag("active")) }
  }
}
