/// A point in time as UTC date and time of day, without a calendar library.
///
/// The day number arithmetic is Howard Hinnant's `civil_from_days`.
struct CivilTime: Hashable {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int

  /// - Parameter seconds: Since the start of 1970. What isn't a sensible time counts as that start.
  init(seconds: Double) {
    let limit = 1e14
    let whole = seconds.isFinite && abs(seconds) < limit ? Int(seconds.rounded(.down)) : 0
    let days = Self.floor(whole, 86_400)
    let rest = whole - days * 86_400
    hour = rest / 3_600
    minute = rest % 3_600 / 60

    let shifted = days + 719_468
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value + 1) / divisor - 1
  }

  func description(date: Bool, time: Bool) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    var parts: [String] = []
    if date { parts.append("\(year)-\(two(month))-\(two(day))") }
    if time { parts.append("\(two(hour)):\(two(minute))") }
    return parts.joined(separator: " ")
  }
}
