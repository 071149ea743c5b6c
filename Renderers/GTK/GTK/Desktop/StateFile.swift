import CGTK

/// Numbers that a program keeps from run to run, in a file of the user's state folder.
@MainActor
public final class StateFile {
  private let path: String
  private let keys: OpaquePointer

  /// Opens the file of a program, which needs not be there yet.
  public init(application id: String, name: String) {
    let folder = "\(String(cString: g_get_user_state_dir()))/\(id)"
    g_mkdir_with_parents(folder, 0o700)
    path = "\(folder)/\(name)"
    keys = g_key_file_new()
    g_key_file_load_from_file(keys, path, G_KEY_FILE_NONE, nil)
  }

  isolated deinit {
    g_key_file_unref(keys)
  }

  /// A number of a group, or `nil` where there is none.
  public func int(_ key: String, of group: String) -> Int? {
    guard Bool(g_key_file_has_key(keys, group, key, nil)) else { return nil }
    return Int(g_key_file_get_integer(keys, group, key, nil))
  }

  /// Sets numbers of a group and writes the file.
  public func set(_ values: [String: Int], of group: String) {
    for (key, value) in values { g_key_file_set_integer(keys, group, key, gint(value)) }
    g_key_file_save_to_file(keys, path, nil)
  }
}
