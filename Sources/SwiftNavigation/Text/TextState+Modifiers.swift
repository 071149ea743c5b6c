// NB: A modifier fills in what the pieces have left open: the style nearest to a text wins.
extension TextState {
  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Self { styled(\.isBold, isActive) }

  /// The text in italics.
  public func italic(_ isActive: Bool = true) -> Self { styled(\.isItalic, isActive) }

  /// The text in a font.
  public func font(_ font: Font?) -> Self { styled(\.font, font) }

  /// The text in a weight of its font.
  public func fontWeight(_ weight: FontWeight?) -> Self { styled(\.fontWeight, weight) }

  /// The text with digits of equal width.
  public func monospacedDigit() -> Self { styled(\.hasMonospacedDigits, true) }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Self { styled(\.foregroundColor, color) }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    styled(\.strikethrough, Line(isActive: isActive, color: color))
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    styled(\.underline, Line(isActive: isActive, color: color))
  }

  /// The text with space between its characters, in points.
  public func kerning(_ kerning: Double) -> Self { styled(\.kerning, kerning) }

  /// The text with space after each character, in points.
  public func tracking(_ tracking: Double) -> Self { styled(\.tracking, tracking) }

  /// The text raised above the line, in points.
  public func baselineOffset(_ offset: Double) -> Self { styled(\.baselineOffset, offset) }

  /// The text, spoken with its punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    styled(\.speech.alwaysIncludesPunctuation, value)
  }

  /// The text, spoken letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
    styled(\.speech.spellsOutCharacters, value)
  }

  /// The text, spoken after what is being spoken.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self {
    styled(\.speech.announcementsQueued, value)
  }

  /// The text, spoken at a pitch from -1 (low) to 1 (high).
  public func speechAdjustedPitch(_ value: Double) -> Self {
    styled(\.speech.adjustedPitch, value)
  }

  /// The text with another wording for assistive technology.
  public func accessibilityLabel(_ label: TextState) -> Self {
    styled(\.accessibilityLabel, String(state: label))
  }

  /// The text with another wording for assistive technology.
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    styled(\.accessibilityLabel, String(label))
  }

  /// The text as a heading of the screen.
  public func accessibilityHeading(_ level: HeadingLevel) -> Self {
    styled(\.accessibilityHeading, level)
  }

  /// The text as a kind of text that assistive technology knows how to read.
  public func accessibilityTextContentType(_ type: ContentType) -> Self {
    styled(\.accessibilityContentType, type)
  }

  private func styled<Value>(
    _ attribute: WritableKeyPath<Style, Value?>, _ value: Value?
  ) -> Self {
    Self(
      runs: runs.map { run in
        var run = run
        run.style[keyPath: attribute] = run.style[keyPath: attribute] ?? value
        return run
      })
  }
}
