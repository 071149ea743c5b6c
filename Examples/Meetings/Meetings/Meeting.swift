import ComposableArchitecture
import Foundation

/// A stand-up that comes back: who takes part, how long it should last, and what became of it.
public struct Meeting: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  var title = ""
  var minutes = 10
  var attendees: IdentifiedArrayOf<Attendee> = []
  /// The newest first.
  var past: IdentifiedArrayOf<PastMeeting> = []

  var secondsPerAttendee: Int { minutes * 60 / max(attendees.count, 1) }

  var summary: String {
    "\(minutes) minutes, \(attendees.count == 1 ? "1 person" : "\(attendees.count) people")"
  }
}

public struct Attendee: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  var name = ""
}

/// One time that a meeting took place.
public struct PastMeeting: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  var date: Date
  var seconds: Int
  var attendees: [String]
  var note = ""

  var day: String {
    date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_GB")))
  }
}

extension Int {
  /// Minutes and seconds, as a stopwatch shows them.
  var stopwatch: String {
    let seconds = self % 60
    return "\(self / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
