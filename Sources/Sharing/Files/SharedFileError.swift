public import FoundationEssentials
import Glibc

/// Why a value couldn't be loaded from its file, or saved to it.
///
/// ```swift
/// if let error = $todos.loadError {
///   Text("Your to-dos couldn't be read: \(error)")
/// }
/// ```
///
/// Whatever happens, the reference keeps the last good value, and no file of the user is destroyed.
public enum SharedFileError: Error, Hashable, Sendable {
  /// The content can't be decoded: it is cut off, empty, or something else altogether.
  ///
  /// The file stays as it is. When a value is saved in its place, it is set aside under this name
  /// first.
  case damaged(URL, reason: String, setAside: URL)

  /// The file has more bytes than are read. It is set aside like a damaged one.
  case tooLarge(URL, bytes: Int, limit: Int, setAside: URL)

  /// There is something else under the file's name, such as a folder.
  case notAFile(URL)

  /// Somebody else has changed the file since it was loaded. What they have written stays.
  ///
  /// Load the value to continue with theirs. A change that was made meanwhile can be made again then.
  case conflict(URL)

  /// Another program has held the lock of the file's folder for too long.
  case locked(URL)

  /// The system has refused an operation, with the code `errno`.
  case system(operation: String, URL, code: Int32)

  /// The file.
  public var url: URL {
    switch self {
    case .damaged(let url, _, _), .tooLarge(let url, _, _, _), .notAFile(let url),
      .conflict(let url), .locked(let url), .system(_, let url, _):
      url
    }
  }

  /// Where a file that can't be used is kept when a value is saved in its place.
  public var setAside: URL? {
    switch self {
    case .damaged(_, _, let url), .tooLarge(_, _, _, let url): url
    default: nil
    }
  }
}

extension SharedFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .damaged(let url, let reason, let setAside):
      """
      \(url.path) can't be read: \(reason) It stays as it is until something is saved in its place, \
      and is kept as \(setAside.lastPathComponent) then.
      """
    case .tooLarge(let url, let bytes, let limit, let setAside):
      """
      \(url.path) has \(bytes) bytes, of which at most \(limit) are read. It stays as it is until \
      something is saved in its place, and is kept as \(setAside.lastPathComponent) then.
      """
    case .notAFile(let url):
      "\(url.path) isn't a file: it can be neither read nor replaced. Move it out of the way."
    case .conflict(let url):
      """
      \(url.path) was changed by somebody else since it was loaded, and wasn't overwritten. Load the \
      value to continue with theirs.
      """
    case .locked(let url):
      "The folder of \(url.path) is locked by another program. Nothing was saved."
    case .system(let operation, let url, let code):
      "\(url.path): \(operation) failed: \(String(cString: strerror(code))) (\(code))."
    }
  }
}
