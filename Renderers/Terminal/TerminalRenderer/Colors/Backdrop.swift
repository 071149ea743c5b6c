/// Whether text is on something dark or light, so far as it is known.
enum Backdrop: Hashable, Sendable, CaseIterable {
  case dark, light, unknown

  /// By the answer of the terminal: the weights are those of perceived luminance (ITU-R BT.709).
  init(red: Double, green: Double, blue: Double) {
    self = 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 ? .dark : .light
  }

  /// By `COLORFGBG`, which some terminals set to numbers such as `15;0`.
  init(environment: [String: String]) {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = Int(last)
    else {
      self = .unknown
      return
    }
    self = index == 7 || index >= 9 ? .light : .dark
  }
}
