/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None, or none are wanted.
  case monochrome
  /// Eight, as the user has set them.
  case eight
  /// Sixteen, as the user has set them.
  case sixteen
  /// 256: those sixteen, a cube and greys.
  case indexed
  /// All of 24 bits.
  case direct

  /// What the environment and the terminal's description say.
  ///
  /// `NO_COLOR` with any value wins; `COLORTERM` says what descriptions often leave out.
  ///
  /// - Parameter described: The number of colours by terminfo, or `nil` where it isn't known.
  init(environment: [String: String], described: Int?) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"] ?? ""
    if let wish = environment["NO_COLOR"], !wish.isEmpty {
      self = .monochrome
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .direct
    } else {
      switch described ?? (term.contains("256color") ? 256 : 8) {
      case ..<8: self = .monochrome
      case ..<16: self = .eight
      case ..<256: self = .sixteen
      case 256..<65_536: self = .indexed
      default: self = .direct
      }
    }
  }
}
