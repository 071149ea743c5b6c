import FoundationEssentials

/// How a value becomes a setting, and back.
struct SettingCoding<Value>: Sendable {
  /// `nil` for a value that isn't stored at all.
  let encode: @Sendable (Value) throws -> SettingValue?
  /// `nil` where the setting is of another kind.
  let decode: @Sendable (SettingValue) throws -> Value?

  /// The same with `nil`, which is no setting.
  var optional: SettingCoding<Value?> {
    SettingCoding<Value?> { value in
      try value.flatMap { try encode($0) }
    } decode: { setting in
      try decode(setting).map { .some($0) }
    }
  }
}

extension SettingCoding<Bool> {
  static let bool = Self {
    .bool($0)
  } decode: {
    if case .bool(let value) = $0 { value } else { nil }
  }
}

extension SettingCoding<Int> {
  static let int = Self {
    .int(Int64($0))
  } decode: {
    if case .int(let value) = $0 { Int(value) } else { nil }
  }
}

extension SettingCoding<Double> {
  /// NB: JSON has no word for what isn't a finite number.
  static let double = Self {
    $0.isFinite ? .double($0) : .string("\($0)")
  } decode: {
    switch $0 {
    case .int(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .string("nan"): .nan
    default: nil
    }
  }
}

extension SettingCoding<String> {
  static let string = Self {
    .string($0)
  } decode: {
    if case .string(let value) = $0 { value } else { nil }
  }
}

extension SettingCoding<[String]> {
  static let strings = Self {
    .array($0.map(SettingValue.string))
  } decode: {
    guard case .array(let values) = $0 else { return nil }
    let strings = values.compactMap { if case .string(let value) = $0 { value } else { nil } }
    return strings.count == values.count ? strings : nil
  }
}

extension SettingCoding<Data> {
  static let data = Self {
    .string($0.base64EncodedString())
  } decode: {
    if case .string(let value) = $0 { Data(base64Encoded: value) } else { nil }
  }
}

extension SettingCoding<URL> {
  static let url = Self {
    .string($0.absoluteString)
  } decode: {
    if case .string(let value) = $0 { URL(string: value) } else { nil }
  }
}

extension SettingCoding<Date> {
  /// Seconds since the beginning of 2001, which loses nothing of a date.
  static let date = Self {
    .double($0.timeIntervalSinceReferenceDate)
  } decode: {
    try SettingCoding<Double>.double.decode($0).map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension SettingCoding where Value: RawRepresentable & Sendable {
  static func raw(_ coding: SettingCoding<Value.RawValue>) -> Self {
    Self {
      try coding.encode($0.rawValue)
    } decode: {
      try coding.decode($0).flatMap(Value.init(rawValue:))
    }
  }
}

extension SettingCoding where Value: Codable & Sendable {
  static var codable: Self {
    Self {
      try SettingValue(encoding: $0)
    } decode: {
      try $0.decode(Value.self)
    }
  }
}
