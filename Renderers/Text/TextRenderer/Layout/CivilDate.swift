/// A point in time as a calendar day and a time of day, in UTC, without Foundation.
struct CivilDate {
  let day: String
  let time: String

  /// The Gregorian calendar by the days-from-civil method: years begin in March, so that the leap
  /// day comes last (Howard Hinnant, "chrono-compatible low-level date algorithms").
  init(secondsSince1970 seconds: Double) {
    let bounded = seconds.isFinite ? max(-6e10, min(2.5e11, seconds)) : 0
    let total = Int(bounded.rounded(.down))
    let days = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
    let rest = total - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
    day = "\(padded(year, 4))-\(padded(calendarMonth, 2))-\(padded(dayOfMonth, 2))"
    time = "\(padded(rest / 3_600, 2)):\(padded(rest / 60 % 60, 2))"
  }
}

private func padded(_ number: Int, _ count: Int) -> String {
  let digits = "\(number)"
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
