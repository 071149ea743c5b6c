import Dependencies
public import FoundationEssentials

extension SharedReaderKey {
  /// Keeps a value in a file of its own, as JSON.
  ///
  /// ```swift
  /// extension URL {
  ///   static let todos = URL.documentsDirectory.appending(component: "todos.json")
  /// }
  ///
  /// @Shared(.fileStorage(.todos)) var todos: IdentifiedArrayOf<Todo> = []
  /// ```
  ///
  /// A change is written a tenth of a second later, together with others of that time, without
  /// holding up whoever has made it. Whatever happens meanwhile, the file holds the old value or
  /// the new one. A change of the file by somebody else is seen at once. See ``SharedFileError`` for
  /// what can go wrong.
  ///
  /// - Parameters:
  ///   - url: The file. It is made when the first value is saved, readable for the user alone, and
  ///     so are missing folders.
  ///   - decoder: Reads the value.
  ///   - encoder: Writes the value. By default it writes for people: indented, with sorted keys.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let encoder = encoder ?? .forPeople
    return .fileStorage(url) {
      try decoder.decode(Value.self, from: $0)
    } encode: {
      try encoder.encode($0)
    }
  }

  /// Keeps a value in a file of its own, in a form of its own.
  ///
  /// ```swift
  /// extension SharedKey where Self == FileStorageKey<String>.Default {
  ///   static var notes: Self {
  ///     let file = FileStorageKey.fileStorage(
  ///       .notes, decode: { String(decoding: $0, as: UTF8.self) }, encode: { Data($0.utf8) })
  ///     return Self[file, default: ""]
  ///   }
  /// }
  /// ```
  public static func fileStorage<Value>(
    _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url: url, storage: DependencyValues.current.defaultFileStorage, decode: decode,
      encode: encode)
  }

  /// Keeps a value in a file of the application's data folder, as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage("todos.json")) var todos: IdentifiedArrayOf<Todo> = []
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name in ``Foundation/URL/sharedDataFolder``.
  ///   - decoder: Reads the value.
  ///   - encoder: Writes the value.
  public static func fileStorage<Value: Codable & Sendable>(
    _ name: String, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    .fileStorage(
      URL.sharedDataFolder.appending(path: name), decoder: decoder, encoder: encoder)
  }
}

/// A file of one value. Write it as `.fileStorage`.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  let url: URL
  let storage: FileStorage
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
  let document: any SharedDocument
  private let reader = DocumentReader()

  init(
    url: URL, storage: FileStorage, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url.standardizedFileURL
    self.storage = storage
    self.decode = decode
    self.encode = encode
    document = storage.backend.document(url)
  }

  /// What tells the file from others.
  public struct ID: Hashable, Sendable {
    let url: URL
    let storage: FileStorage
  }

  public var id: ID { ID(url: url, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue:
      document.load(reader) { continuation.resume(with: decoded($0.result), isTaken: $0.isTaken) }
    case .userInitiated:
      UnsavedFiles.shared.async {
        document.load(reader) {
          continuation.resume(with: decoded($0.result), isTaken: $0.isTaken)
        }
      }
    }
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    document.subscribe(reader) {
      subscriber.yield(with: decoded($0.result), isTaken: $0.isTaken)
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    document.save(reader, isWaiting: context == .userInitiated) { [encode] in
      try encode(value)
    } then: {
      continuation.resume(with: $0)
    }
  }

  private func decoded(_ result: Result<Data?, any Error>) -> Result<Value?, any Error> {
    result.flatMap { data in
      guard let data else { return .success(nil) }
      do {
        return .success(try decode(data))
      } catch {
        return .failure(document.isDamaged(data, error, for: reader))
      }
    }
  }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\(url.path))" }
}

extension JSONEncoder {
  /// Writes so that people can read it, and line by line so that versions can be compared.
  static var forPeople: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
