/// A view tree, or a recorded session, as a JSON document that names its version.
///
/// ```json
/// {"version": 1, "tree": {"id": 1, "content": { … }, "children": [ … ]}}
/// ```
///
/// Version 1 may gain fields and kinds; a reader that doesn't know a kind says where it met it.
public struct Document: Hashable, Sendable, Codable {
  /// The version that this module writes, and the latest that it reads.
  public static let currentVersion = 1

  public var version: Int
  public var tree: Node?
  public var session: Session?

  public init(tree: Node? = nil, session: Session? = nil) {
    version = Self.currentVersion
    self.tree = tree
    self.session = session
  }
}

/// What went over the boundary between core and renderer, in order.
///
/// Replaying the batches on a renderer shows the same again; replaying the events on the same
/// feature does the same again.
public struct Session: Hashable, Sendable, Codable {
  public enum Step: Hashable, Sendable, Codable {
    case batch([Patch])
    case event(Event)
  }

  public var steps: [Step] = []

  public init(steps: [Step] = []) {
    self.steps = steps
  }

  /// Sends all batches to a target.
  @MainActor
  public func replay(on target: any PatchTarget) {
    for case .batch(let patches) in steps { target.apply(patches) }
  }
}

/// Stands between a source and a target and records the session.
@MainActor
public final class SessionRecorder: PatchTarget {
  public private(set) var session = Session()
  private let target: any PatchTarget

  public init(_ target: any PatchTarget) {
    self.target = target
  }

  public var kinds: Set<Kind> { target.kinds }

  public var virtualKinds: Set<Kind> { target.virtualKinds }

  public func apply(_ patches: [Patch]) {
    session.steps.append(.batch(patches))
    target.apply(patches)
  }

  public func setEvents(_ events: @escaping @MainActor (Event) -> Void) {
    target.setEvents { [weak self] event in
      self?.session.steps.append(.event(event))
      events(event)
    }
  }
}

/// Why a document can't be read.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document, such as `$.tree.children[2].content.element`.
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

extension DocumentError {
  /// What a decoder of any format says, with the place as a path into the document.
  public init(_ error: DecodingError) {
    let context: DecodingError.Context
    var extra: [any CodingKey] = []
    switch error {
    case .typeMismatch(_, let found): context = found
    case .valueNotFound(_, let found): context = found
    case .keyNotFound(let key, let found):
      context = found
      extra = [key]
    case .dataCorrupted(let found): context = found
    @unknown default:
      self.init(path: "$", reason: "\(error)")
      return
    }
    var path = "$"
    for key in context.codingPath + extra {
      path += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    self.init(path: path, reason: context.debugDescription)
  }
}

extension Document {
  /// Reads a document, and says where it is wrong if it is.
  ///
  /// - Parameter decode: Decodes with the decoder of your choice:
  ///   `{ try JSONDecoder().decode(Document.self, from: data) }`.
  public static func read(_ decode: () throws -> Document) throws -> Document {
    let document: Document
    do {
      document = try decode()
    } catch let error as DecodingError {
      throw DocumentError(error)
    }
    guard (1...currentVersion).contains(document.version) else {
      throw DocumentError(
        path: "$.version",
        reason: """
          Version \(document.version) isn't known here. This is version \(currentVersion); a newer \
          release may have written the document.
          """)
    }
    return document
  }
}
