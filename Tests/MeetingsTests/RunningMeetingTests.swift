import Clocks
import ComposableArchitecture
import Foundation
import Testing

@testable import Meetings

@MainActor
struct RunningMeetingTests {
  let clock = TestClock()
  let dismissed = LockIsolated(0)

  private func makeStore() -> TestStoreOf<RunningMeeting> {
    @Shared(.meetings) var meetings
    $meetings.withLock { $0 = [.tide] }
    return TestStore(initialState: RunningMeeting.State(meeting: .tide)) {
      RunningMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = .aMonday
      $0.dismiss = DismissEffect { [dismissed] in dismissed.withValue { $0 += 1 } }
      $0.uuid = .incrementing
    }
  }

  @Test
  func oneSpeaksAfterTheOtherAndTheMeetingIsKept() async {
    let store = makeStore()
    let timer = await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.seconds = 1
      $0.speakerSeconds = 1
    }
    await store.send(.nextButtonTapped) {
      $0.queue = [UUID(102)]
      $0.speakerSeconds = 0
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.seconds = 2
      $0.speakerSeconds = 1
    }
    await store.send(.nextButtonTapped) {
      $0.$meetings.withLock {
        _ = $0[id: Meeting.tide.id]?.past.insert(
          PastMeeting(
            id: UUID(0), date: .aMonday, seconds: 2, attendees: ["Imke", "Tarek"]), at: 0)
      }
    }
    await timer.cancel()
    #expect(dismissed.value == 1)
  }

  @Test
  func whoIsNotReadySpeaksLater() async {
    let store = makeStore()
    await store.send(.laterButtonTapped) { $0.queue = [UUID(102), UUID(101)] }
    await store.send(.nextButtonTapped) { $0.queue = [UUID(101)] }
    await store.send(.laterButtonTapped)
  }

  @Test
  func theClockStandsStillWhileAQuestionStands() async {
    let store = makeStore()
    let timer = await store.send(.task)
    await store.send(.endButtonTapped) { $0.alert = .endEarly }
    await clock.advance(by: .seconds(3))
    for _ in 0..<3 { await store.receive(\.ticked) }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.seconds = 1
      $0.speakerSeconds = 1
    }
    await timer.cancel()
    #expect(dismissed.value == 0)
  }

  @Test
  func endsEarlyWithAndWithoutATrace() async {
    let store = makeStore()
    await store.send(.endButtonTapped) { $0.alert = .endEarly }
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    await store.finish()
    #expect(dismissed.value == 1)
    #expect(store.state.meetings[id: Meeting.tide.id]?.past.count == 1)

    await store.send(.endButtonTapped) { $0.alert = .endEarly }
    await store.send(\.alert.saveButtonTapped) {
      $0.alert = nil
      $0.$meetings.withLock {
        _ = $0[id: Meeting.tide.id]?.past.insert(
          PastMeeting(
            id: UUID(0), date: .aMonday, seconds: 0, attendees: ["Imke", "Tarek"]), at: 0)
      }
    }
    await store.finish()
    #expect(dismissed.value == 2)
  }
}
