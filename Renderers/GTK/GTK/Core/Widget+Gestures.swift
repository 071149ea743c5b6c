import CGTK

extension Widget {
  /// Calls when a user clicked on it or touched it, unless something inside it took that.
  public func onTap(_ body: @escaping @MainActor () -> Void) {
    let click = gtk_gesture_click_new()!
    _ = Handler.connect(UnsafeMutableRawPointer(click), "released") { _ in body() }
    gtk_widget_add_controller(widget, click)
  }

  /// Calls with a place in the widget where a user asked for a menu: by the secondary button, or
  /// by a long touch.
  public func onMenuRequest(_ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    let click = gtk_gesture_click_new()!
    let raw = UnsafeMutableRawPointer(click)
    gtk_gesture_single_set_button(raw.opaque, guint(GDK_BUTTON_SECONDARY))
    _ = Handler.connect(raw, "pressed") { signal in
      gtk_gesture_set_state(signal.sender.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      body(signal.double(1), signal.double(2))
    }
    gtk_widget_add_controller(widget, click)

    let touch = gtk_gesture_long_press_new()!
    let long = UnsafeMutableRawPointer(touch)
    gtk_gesture_single_set_touch_only(long.opaque, 1)
    _ = Handler.connect(long, "pressed") { body($0.double(0), $0.double(1)) }
    gtk_widget_add_controller(widget, touch)
  }
}
