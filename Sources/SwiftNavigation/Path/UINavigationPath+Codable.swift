extension UINavigationPath {
  /// The path in a form that can be saved, or `nil` when one of its values can't.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(path.codable)
  /// path = UINavigationPath(
  ///   try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data))
  /// ```
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Hashable & Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// A path of which every value can be encoded and decoded.
  ///
  /// The values are saved together with the names of their types, so that a path of several types
  /// can be read back. A program that has renamed a type doesn't find it any more and decoding
  /// throws: save paths for as long as one version of a program runs, or be ready to start over.
  public struct CodableRepresentation: Hashable {
    let elements: [AnyHashable]
  }
}

extension UINavigationPath.CodableRepresentation: Codable {
  /// Reads back what ``encode(to:)`` has written.
  ///
  /// - Throws: A `DecodingError` for a type that this program doesn't have.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            A path holds a value of type '\(name)', and this program has no hashable and codable \
            type of that name. The type may have been renamed or moved since the path was saved. \
            Start with an empty path instead.
            """)
      }
      elements.append(try Self.decode(type, from: &container))
    }
    self.elements = elements
  }

  /// Writes the type's name and the value of each element in turn.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements {
      guard let value = element.base as? any Hashable & Codable else { continue }
      try Self.encode(value, to: &container)
    }
  }

  private static func decode<Value: Hashable & Codable>(
    _ type: Value.Type, from container: inout any UnkeyedDecodingContainer
  ) throws -> AnyHashable {
    AnyHashable(try container.decode(Value.self))
  }

  private static func encode<Value: Hashable & Codable>(
    _ value: Value, to container: inout any UnkeyedEncodingContainer
  ) throws {
    guard let name = _mangledTypeName(Value.self) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "The type '\(Value.self)' has no name that it could be found by again."
        ))
    }
    try container.encode(name)
    try container.encode(value)
  }
}
