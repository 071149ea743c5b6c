import GTK

/// The desktop's icons for the symbol names that features write.
@MainActor
enum Symbol {
  /// The name of an icon that is there, or `nil` where the desktop has none for the symbol.
  ///
  /// A variant that isn't known, such as `.fill` or `.circle`, is drawn as the plain symbol. A name
  /// that isn't a symbol is taken for an icon of the theme.
  static func icon(_ symbol: String) -> String? {
    if let known = found[symbol] { return known }
    let icon = candidates(for: symbol).first { IconTheme.contains($0) }
    found[symbol] = .some(icon)
    return icon
  }

  /// What stands for a symbol without an icon: its letter or number, or its name in words.
  static func words(for symbol: String) -> String {
    let parts = symbol.split(separator: ".").map(String.init)
    guard let first = parts.first else { return symbol }
    if first.count <= 2, parts.dropFirst().allSatisfy(variants.contains) {
      return first.uppercased()
    }
    let words = parts.filter { !variants.contains($0) }
    return (words.isEmpty ? parts : words).joined(separator: " ")
  }

  private static var found: [String: String?] = [:]

  private static func candidates(for symbol: String) -> [String] {
    var names: [String] = []
    var parts = symbol.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      names += SymbolTable.icons[name].map { [$0] } ?? [name + "-symbolic", name]
      guard parts.count > 1, let last = parts.last, variants.contains(last) else { break }
      parts.removeLast()
    }
    return names
  }

  private static let variants: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "inverse", "dashed", "app", "crop", "badge",
    "plus", "minus", "checkmark", "xmark",
  ]
}
