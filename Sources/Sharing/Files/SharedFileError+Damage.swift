import FoundationEssentials

extension SharedFileError {
  /// The same, with another name to keep the file under.
  func settingAside(as name: URL) -> Self {
    switch self {
    case .damaged(let url, let reason, _): .damaged(url, reason: reason, setAside: name)
    case .tooLarge(let url, let bytes, let limit, _):
      .tooLarge(url, bytes: bytes, limit: limit, setAside: name)
    default: self
    }
  }
}

extension Error {
  /// What a decoder has to say, without its names of types.
  var shortDescription: String {
    let context: DecodingError.Context? =
      switch self as? DecodingError {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context
      default: nil
      }
    guard let context else { return "\(self)" }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let place = path.isEmpty ? "" : " (at \(path.joined(separator: ".")))"
    let text = context.debugDescription
    return (text.hasSuffix(".") ? String(text.dropLast()) : text) + place
  }
}
