public import FoundationEssentials

extension DependencyValues {
  /// The calendar that the user has chosen. In tests its use is an issue.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and region that the user has chosen. In tests its use is an issue.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone that the user is in. In tests its use is an issue.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
  static var testValue: Calendar {
    DependencyAccess.reportUnimplemented(
      #"\.calendar"#,
      instead: "$0.calendar = Calendar(identifier: .gregorian)",
      at: .current)
    return .autoupdatingCurrent
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
  static var testValue: Locale {
    DependencyAccess.reportUnimplemented(
      #"\.locale"#, instead: #"$0.locale = Locale(identifier: "en_US")"#, at: .current)
    return .autoupdatingCurrent
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
  static var testValue: TimeZone {
    DependencyAccess.reportUnimplemented(
      #"\.timeZone"#, instead: "$0.timeZone = .gmt", at: .current)
    return .autoupdatingCurrent
  }
}
