import FoundationEssentials

/// A value in a settings file, as JSON knows it.
enum SettingValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case array([SettingValue])
  case object([String: SettingValue])
}

extension SettingValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .int(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([SettingValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: SettingValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension SettingValue {
  /// A value that codes itself.
  init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }

  /// The value that has coded itself.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "a boolean"
    case .int, .unsigned, .double: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
