public import FoundationEssentials
import ViewTree

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection(of: .current)
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
  /// Light or dark, as the app was told by its platform.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Which way lines are written: by default as in the language of the process.
  ///
  /// A change mirrors the views inside: what is at the start comes first on the right. Text keeps
  /// the direction of its letters.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

extension LayoutDirection {
  /// The direction in which a locale's language is written, by its script where it names one.
  ///
  /// The scripts and languages are those that the Unicode CLDR lists as written from right to left.
  init(of locale: Locale) {
    let parts = locale.identifier.prefix { $0 != "." && $0 != "@" }
      .split { $0 == "_" || $0 == "-" }.map(String.init)
    let language = parts.first?.lowercased() ?? ""
    let isRightToLeft =
      if parts.count > 1, parts[1].count == 4 {
        Self.rightToLeftScripts.contains(
          parts[1].prefix(1).uppercased() + parts[1].dropFirst().lowercased())
      } else {
        Self.rightToLeftLanguages.contains(language)
      }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "mzn", "nqo", "ps", "rhg", "sd", "syr",
    "ug", "ur", "yi",
  ]
}
