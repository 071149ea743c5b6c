import CGTK

/// One choice out of several texts, shown in a list that opens.
public final class DropDown: Widget {
  /// Makes a drop-down whose first option is chosen, where there is one.
  public init(_ options: [String] = []) {
    super.init(new: gtk_drop_down_new(nil, nil))
    self.options = options
    showOptions()
  }

  /// The texts to choose from. Setting them chooses the first one.
  public var options: [String] = [] {
    didSet { showOptions() }
  }

  private func showOptions() {
    let list = gtk_string_list_new(nil)!
    for option in options { gtk_string_list_append(list, option) }
    gtk_drop_down_set_model(opaque, list)
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  /// The index of the chosen option, or `nil` where none is.
  public var selection: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == oriel_invalid_list_position() ? nil : Int(index)
    }
    set {
      gtk_drop_down_set_selected(opaque, newValue.map(guint.init) ?? oriel_invalid_list_position())
    }
  }

  /// Calls when the choice changed, by a user or by this program.
  @discardableResult
  public func onSelect(_ body: @escaping @MainActor (Int?) -> Void) -> Handler {
    connect("notify::selected") { signal in
      let index = gtk_drop_down_get_selected(signal.sender.opaque)
      body(index == oriel_invalid_list_position() ? nil : Int(index))
    }
  }
}
