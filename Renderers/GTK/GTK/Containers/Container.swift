/// A widget that lays out any number of children in an order.
@MainActor
public protocol Container: Widget {
  /// Places a new child behind another one, or first.
  func insert(_ child: Widget, after sibling: Widget?)

  /// Moves a child behind another one, or to the front. It keeps its focus and state.
  func move(_ child: Widget, after sibling: Widget?)

  /// Takes a child out; GTK frees it once nobody else holds it.
  func remove(_ child: Widget)
}
