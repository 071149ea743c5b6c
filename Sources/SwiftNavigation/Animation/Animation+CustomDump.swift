import CustomDump

extension Animation: CustomStringConvertible, CustomDumpStringConvertible {
  /// The animation as one would write it, such as `.easeIn(duration: 0.2).delay(1.0)`.
  public var description: String {
    var text = ".\(curve)"
    let parts = [duration.map { "duration: \($0)" }, bounce.map { "bounce: \($0)" }]
      .compactMap { $0 }
    if !parts.isEmpty { text += "(\(parts.joined(separator: ", ")))" }
    if delay != 0 { text += ".delay(\(delay))" }
    if speed != 1 { text += ".speed(\(speed))" }
    switch repeats {
    case nil: break
    case .max: text += ".repeatForever(autoreverses: \(autoreverses))"
    case let count?: text += ".repeatCount(\(count), autoreverses: \(autoreverses))"
    }
    return text
  }

  /// The animation as one would write it.
  public var customDumpDescription: String { description }
}
