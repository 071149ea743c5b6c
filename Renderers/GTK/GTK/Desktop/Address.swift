import CGTK

/// Addresses that other programs open.
@MainActor
public enum Address {
  /// Opens an address with whatever the user has for it. Returns whether something was started.
  public static func open(_ url: String, above owner: Window?) async -> Bool {
    await withCheckedContinuation { continuation in
      let box = Unmanaged.passRetained(Answer(continuation)).toOpaque()
      oriel_show_uri(owner?.raw.of(), url, { Answer<Bool>.take($1).resume(Bool($0)) }, box)
    }
  }
}
