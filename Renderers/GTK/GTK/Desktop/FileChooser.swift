import CGTK

/// The desktop's own dialog for files.
@MainActor
public final class FileChooser {
  /// What is chosen.
  public enum Purpose: Hashable, Sendable {
    case open, openSeveral, openFolder, save

    fileprivate var gtk: GtkFileChooserAction {
      switch self {
      case .open, .openSeveral: GTK_FILE_CHOOSER_ACTION_OPEN
      case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    }
  }

  private let raw: UnsafeMutableRawPointer
  private var handler: Handler?
  /// GTK keeps none of them while they are open.
  private static var open: [FileChooser] = []

  /// Makes a dialog that isn't shown yet.
  public init(_ purpose: Purpose, title: String?, above owner: Window?) {
    raw = UnsafeMutableRawPointer(oriel_file_chooser_new(title, owner?.raw.of(), purpose.gtk))
    gtk_native_dialog_set_modal(raw.of(), 1)
    if purpose == .openSeveral { gtk_file_chooser_set_select_multiple(raw.opaque, 1) }
  }

  isolated deinit {
    gtk_native_dialog_destroy(raw.of())
    g_object_unref(raw)
  }

  /// The name that a file to save is offered.
  public func setName(_ name: String) {
    gtk_file_chooser_set_current_name(raw.opaque, name)
  }

  /// Offers only files whose names end so: `["txt", "md"]`.
  public func setSuffixes(_ suffixes: [String]) {
    guard !suffixes.isEmpty, let filter = gtk_file_filter_new() else { return }
    for suffix in suffixes { oriel_file_chooser_add_suffix(filter, suffix) }
    gtk_file_filter_set_name(filter, suffixes.map { "*.\($0)" }.joined(separator: ", "))
    gtk_file_chooser_add_filter(raw.opaque, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  /// Shows it and waits for the answer: the paths, none where the user didn't choose.
  public func run() async -> [String] {
    Self.open.append(self)
    defer { Self.open.removeAll { $0 === self } }
    return await withCheckedContinuation { continuation in
      handler = Handler.connect(raw, "response") { [weak self] signal in
        guard let self else { return }
        handler?.disconnect()
        let isAccepted = signal.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
        continuation.resume(returning: isAccepted ? paths : [])
      }
      gtk_native_dialog_show(raw.of())
    }
  }

  private var paths: [String] {
    guard let files = gtk_file_chooser_get_files(raw.opaque) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return g_file_get_path(OpaquePointer(file)).map { string(taking: $0) }
    }
  }
}
