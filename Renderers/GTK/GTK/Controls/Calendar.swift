import CGTK

/// A month of which a day is chosen.
public final class Calendar: Widget {
  /// Makes a calendar that shows today.
  public init() {
    super.init(new: gtk_calendar_new())
  }

  /// The day that is chosen.
  public var day: (year: Int, month: Int, day: Int) {
    get {
      let date = gtk_calendar_get_date(opaque)
      defer { g_date_time_unref(date) }
      return (
        Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)),
        Int(g_date_time_get_day_of_month(date))
      )
    }
    set {
      let date = g_date_time_new_local(
        gint(newValue.year), gint(newValue.month), gint(newValue.day), 12, 0, 0)
      guard let date else { return }
      gtk_calendar_select_day(opaque, date)
      g_date_time_unref(date)
    }
  }

  /// Calls when another day was chosen, by a user or by this program.
  @discardableResult
  public func onSelect(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("day-selected") { _ in body() }
  }
}

/// A point in time, as the clock on the wall shows it.
public struct LocalTime: Hashable, Sendable {
  public var year: Int
  public var month: Int
  public var day: Int
  public var hour: Int
  public var minute: Int
  /// What the clock shows besides, so that nothing gets lost on the way back.
  var rest: Double

  /// Reads the clock at a time in seconds since the start of 1970, UTC. `nil` where the time is
  /// too far away for a calendar.
  public init?(seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e13 else { return nil }
    let whole = seconds.rounded(.down)
    guard let date = g_date_time_new_from_unix_local(gint64(whole)) else { return nil }
    defer { g_date_time_unref(date) }
    year = Int(g_date_time_get_year(date))
    month = Int(g_date_time_get_month(date))
    day = Int(g_date_time_get_day_of_month(date))
    hour = Int(g_date_time_get_hour(date))
    minute = Int(g_date_time_get_minute(date))
    rest = Double(g_date_time_get_second(date)) + seconds - whole
  }

  /// The time in seconds since the start of 1970, UTC; `nil` where there is no such day.
  public var seconds: Double? {
    guard
      let date = g_date_time_new_local(
        gint(year), gint(month), gint(day), gint(hour), gint(minute), 0)
    else { return nil }
    defer { g_date_time_unref(date) }
    return Double(g_date_time_to_unix(date)) + rest
  }

  /// The time in the words of the user's language.
  public func text(date showsDate: Bool, time showsTime: Bool) -> String {
    guard
      let date = g_date_time_new_local(
        gint(year), gint(month), gint(day), gint(hour), gint(minute), 0)
    else { return "" }
    defer { g_date_time_unref(date) }
    let format = [showsDate ? "%-e %B %Y" : nil, showsTime ? "%H:%M" : nil].compactMap { $0 }
    return string(taking: g_date_time_format(date, format.joined(separator: ", ")))
  }
}
