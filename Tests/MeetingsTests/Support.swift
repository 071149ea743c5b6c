import Clocks
import ComposableArchitecture
import Foundation
import OrielTesting

@testable import Meetings

extension Meeting {
  static let tide = Meeting(
    id: UUID(100), title: "Tide table", minutes: 2,
    attendees: [
      Attendee(id: UUID(101), name: "Imke"), Attendee(id: UUID(102), name: "Tarek"),
    ],
    past: [
      PastMeeting(
        id: UUID(110), date: .aMonday, seconds: 95, attendees: ["Imke", "Tarek"],
        note: "The buoy is back.")
    ])
}

extension Date {
  /// A Monday morning wherever the test runs.
  static let aMonday = Calendar(identifier: .gregorian).date(
    from: DateComponents(year: 2026, month: 3, day: 2, hour: 9, minute: 30))!
}

/// The files of one machine, on which the app is started as often as a test likes.
@MainActor
struct Machine {
  let clock = TestClock<Duration>()
  let storage = FileStorage.inMemory

  init(meetings: IdentifiedArrayOf<Meeting> = []) {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.meetings) var stored
      $stored.withLock { $0 = meetings }
    }
  }

  func start(
    size: Screen.Size = .init(width: 48),
    _ state: @escaping @MainActor () -> Meetings.State = { Meetings.State() }
  ) -> Screen {
    Screen(
      size: size, clock: clock,
      dependencies: {
        $0.date.now = .aMonday
        $0.defaultFileStorage = storage
        $0.uuid = .incrementing
      }
    ) {
      MeetingsView(store: Store(initialState: state()) { Meetings() })
    }
  }

  /// What the files hold, read without the app.
  var openScreens: StackState<Meetings.Path.State> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.openScreens) var stored
      return stored
    }
  }

  var meetings: IdentifiedArrayOf<Meeting> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.meetings) var stored
      return stored
    }
  }
}
