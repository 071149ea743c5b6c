/// What one node is, apart from its identity and its children: the unit that a renderer updates.
///
/// It is plain data. Handlers never travel with it: `events` only names what somebody listens to.
public struct Content: Hashable, Sendable {
  /// What the node is, with its typed payload.
  public var element: Element
  /// The events that somebody handles. A renderer need not report others.
  public var events: EventSet
  // NB: contents are copied and compared all the time, and most of them say nothing here. So what
  // they say is boxed, and nothing is `nil`.
  private(set) var ownMeaning: Shared<Meaning>?
  private(set) var ownAppearance: Shared<Appearance>?

  public init(
    _ element: Element,
    meaning: Meaning = Meaning(),
    appearance: Appearance = Appearance(),
    events: EventSet = []
  ) {
    self.element = element
    self.events = events
    self.meaning = meaning
    self.appearance = appearance
  }

  /// What every renderer must honour.
  public var meaning: Meaning {
    get { ownMeaning?.value ?? .none }
    set { ownMeaning = newValue == .none ? nil : Shared(newValue) }
  }

  /// What a renderer may ignore.
  public var appearance: Appearance {
    get { ownAppearance?.value ?? .none }
    set { ownAppearance = newValue == .none ? nil : Shared(newValue) }
  }
}

extension Meaning {
  fileprivate static let none = Meaning()
}

extension Appearance {
  fileprivate static let none = Appearance()
}

/// A value that copies share.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (lhs: Shared, rhs: Shared) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension Content: Codable {
  private enum CodingKeys: CodingKey {
    case element, meaning, appearance, events
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Element.self, forKey: .element),
      meaning: try container.decode(Meaning.self, forKey: .meaning),
      appearance: try container.decode(Appearance.self, forKey: .appearance),
      events: try container.decode(EventSet.self, forKey: .events))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(element, forKey: .element)
    try container.encode(meaning, forKey: .meaning)
    try container.encode(appearance, forKey: .appearance)
    try container.encode(events, forKey: .events)
  }
}
