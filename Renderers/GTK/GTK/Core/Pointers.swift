import CGTK

// How this module's pointers become the types that C functions ask for. Nothing here is public:
// pointers never leave the module.

extension UnsafeMutableRawPointer {
  var object: UnsafeMutablePointer<GObject> { assumingMemoryBound(to: GObject.self) }
  var widget: UnsafeMutablePointer<GtkWidget> { assumingMemoryBound(to: GtkWidget.self) }
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The struct type that a C function asks for, where the header defines one.
  func of<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    assumingMemoryBound(to: type)
  }
}

extension Bool {
  init(_ value: gboolean) { self = value != 0 }
  var gboolean: CGTK.gboolean { self ? 1 : 0 }
}

/// Copies a string that C keeps.
func string(_ pointer: UnsafePointer<CChar>?) -> String {
  pointer.map { String(cString: $0) } ?? ""
}

/// Copies a string that C gave away, and frees it.
func string(taking pointer: UnsafeMutablePointer<CChar>?) -> String {
  defer { g_free(pointer) }
  return pointer.map { String(cString: $0) } ?? ""
}
