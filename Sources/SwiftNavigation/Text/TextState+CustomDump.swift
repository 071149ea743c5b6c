import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The text with marks for its style: `"Delete **Milk**?"`.
  public var customDumpValue: Any {
    runs.map { $0.style.marked($0.text) }.joined()
  }
}

extension TextState: CustomStringConvertible {
  public var description: String { String(state: self) }
}

extension TextState.Style {
  /// Markdown where it has a mark, else a tag that lists what is set.
  fileprivate func marked(_ text: String) -> String {
    var text = text
    if isBold == true { text = "**\(text)**" }
    if isItalic == true { text = "_\(text)_" }
    if let strikethrough, strikethrough.isActive { text = "~~\(text)~~" }
    let attributes = attributes
    return attributes.isEmpty
      ? text : "<text \(attributes.joined(separator: " "))>\(text)</text>"
  }

  private var attributes: [String] {
    func attribute(_ name: String, _ value: Any?) -> String? {
      value.map { "\(name)=\"\($0)\"" }
    }
    return [
      attribute("font", font),
      attribute("weight", fontWeight),
      attribute("monospacedDigits", hasMonospacedDigits),
      attribute("color", foregroundColor),
      attribute("strikethrough", strikethrough?.color),
      attribute(
        "underline", underline.map { $0.isActive ? $0.color.map { "\($0)" } ?? "true" : "false" }),
      attribute("kerning", kerning),
      attribute("tracking", tracking),
      attribute("baselineOffset", baselineOffset),
      attribute("punctuation", speech.alwaysIncludesPunctuation),
      attribute("spellOut", speech.spellsOutCharacters),
      attribute("queued", speech.announcementsQueued),
      attribute("pitch", speech.adjustedPitch),
      attribute("label", accessibilityLabel),
      attribute("heading", accessibilityHeading),
      attribute("content", accessibilityContentType),
    ].compactMap { $0 }
  }
}
