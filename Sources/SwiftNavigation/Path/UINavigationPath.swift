/// The screens of a stack as values of any hashable types, in order from the bottom up.
///
/// ```swift
/// var path = UINavigationPath()
/// path.append(Item(id: 42))
/// path.append("settings")
/// ```
///
/// It compares by its values. Where all of them are `Codable`, ``codable`` saves the path.
public struct UINavigationPath: Hashable {
  package var elements: [AnyHashable] = []

  /// Makes a path without screens: only the root is shown.
  public init() {}

  /// Makes a path of the same type of values throughout.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Makes a path of values that were saved.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many screens lie above the root.
  public var count: Int { elements.count }

  /// Whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a screen on top.
  public mutating func append(_ value: some Hashable) {
    elements.append(AnyHashable(value))
  }

  /// Takes screens off the top, at most as many as there are.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}

extension UINavigationPath: CustomStringConvertible {
  /// The values, from the bottom up.
  public var description: String { "UINavigationPath(\(elements.map(\.base)))" }
}
