import CGTK

/// What was copied last, in any program.
@MainActor
public enum Clipboard {
  public static func write(_ text: String) {
    oriel_clipboard_write(text)
  }

  /// The text that is there, or `nil` where it is something else.
  public static func text() async -> String? {
    await withCheckedContinuation { continuation in
      let box = Unmanaged.passRetained(Answer(continuation)).toOpaque()
      oriel_clipboard_read({ Answer<String?>.take($1).resume($0.map { String(cString: $0) }) }, box)
    }
  }
}

/// Who waits for the answer of a C function that calls back.
final class Answer<Value: Sendable>: Sendable {
  private let continuation: CheckedContinuation<Value, Never>

  init(_ continuation: CheckedContinuation<Value, Never>) {
    self.continuation = continuation
  }

  /// Takes over the reference that was given away as the data of a call.
  static func take(_ data: gpointer?) -> Answer {
    Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
  }

  func resume(_ value: Value) {
    continuation.resume(returning: value)
  }
}
