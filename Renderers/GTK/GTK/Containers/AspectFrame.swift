import CGTK

/// Keeps its child in a proportion of width to height, in the middle of the room that it has.
public final class AspectFrame: Widget {
  /// Makes an empty frame for a proportion.
  public init(ratio: Double = 1) {
    super.init(new: gtk_aspect_frame_new(0.5, 0.5, Float(ratio), 0))
  }

  /// Sets what is shown; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_aspect_frame_set_child(opaque, child?.widget)
  }
}
