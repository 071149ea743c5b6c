/// What one node is, apart from its identity and its children: the unit that a renderer updates.
///
/// It is plain data. Handlers never travel with it: `events` only names what somebody listens to.
public struct Content: Hashable, Sendable, Codable {
  /// What the node is, with its typed payload.
  public var element: Element
  /// What every renderer must honour.
  public var meaning: Meaning
  /// What a renderer may ignore.
  public var appearance: Appearance
  /// The events that somebody handles. A renderer need not report others.
  public var events: EventSet

  public init(
    _ element: Element,
    meaning: Meaning = Meaning(),
    appearance: Appearance = Appearance(),
    events: EventSet = []
  ) {
    self.element = element
    self.meaning = meaning
    self.appearance = appearance
    self.events = events
  }
}
