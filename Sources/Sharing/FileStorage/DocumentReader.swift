import FoundationEssentials

/// What one reference knows of its document, and wants to do with it.
///
/// ```
/// known        what the reference's value was made of: nothing else in the file may be replaced
/// pending      what it wants to write
/// conflicting  what it wanted to write and may not, as somebody else has written
/// ```
///
/// Each reference has one of its own, as a value from the file arrives at one after the other. It is
/// read and written while the document's lock is held.
final class DocumentReader: @unchecked Sendable {
  struct Pending {
    let encode: @Sendable () throws -> Data
    var finish: [@Sendable (Result<Void, any Error>) -> Void]
    /// Whether the value was changed. Otherwise there is nothing that could be lost.
    var isChange: Bool
  }

  var known = AtomicFile.Content.missing
  var damage: Damage?
  var pending: Pending?
  var conflicting: (@Sendable () throws -> Data)?

  /// What can't be decoded, and how that is told.
  struct Damage {
    let content: AtomicFile.Content
    let error: SharedFileError
  }

  var isUnsaved: Bool { pending != nil || conflicting != nil }

  /// The name that a content is to be kept under when it is replaced, if it is damaged.
  func setAside(_ content: AtomicFile.Content) -> URL? {
    if case .unusable(let error) = content { return error.setAside }
    return damage.flatMap { $0.content == content ? $0.error.setAside : nil }
  }
}
