import ComposableArchitecture
import Foundation
import Testing

@testable import Meetings

@MainActor
struct MeetingFormTests {
  private func makeStore(_ meeting: Meeting = .tide) -> TestStoreOf<MeetingForm> {
    TestStore(initialState: MeetingForm.State(meeting: meeting)) {
      MeetingForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test
  func focusGoesToTheNewRow() async {
    let store = makeStore()
    await store.send(.addAttendeeButtonTapped) {
      $0.meeting.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
  }

  @Test
  func focusStaysInTheColumnWhenRowsAreRemoved() async {
    let store = makeStore()
    await store.send(.removeAttendeeButtonTapped(UUID(101))) {
      $0.meeting.attendees.remove(id: UUID(101))
      $0.focus = .attendee(UUID(102))
    }
    await store.send(.removeAttendeeButtonTapped(UUID(101)))
    await store.send(.removeAttendeeButtonTapped(UUID(102))) {
      $0.meeting.attendees = []
      $0.focus = .title
    }
    #expect(!store.state.canSave)
    await store.send(.saveButtonTapped)
  }

  @Test
  func savesWithoutEmptyRowsAndSpaces() async {
    let dismissed = LockIsolated(0)
    var meeting = Meeting.tide
    meeting.title = " Tide table "
    meeting.attendees.append(Attendee(id: UUID(103), name: "  "))
    let store = makeStore(meeting)
    store.dependencies.dismiss = DismissEffect { dismissed.withValue { $0 += 1 } }
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved, .tide)
    await store.finish()
    #expect(dismissed.value == 1)
  }

  @Test
  func asksBeforeChangesAreThrownAway() async {
    let dismissed = LockIsolated(0)
    let store = makeStore()
    store.dependencies.dismiss = DismissEffect { dismissed.withValue { $0 += 1 } }
    await store.send(.cancelButtonTapped).finish()
    #expect(dismissed.value == 1)

    await store.send(.binding(.set(\.meeting.title, "Moon"))) { $0.meeting.title = "Moon" }
    await store.send(.cancelButtonTapped) { $0.alert = .discard }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    #expect(dismissed.value == 1)
    await store.send(.cancelButtonTapped) { $0.alert = .discard }
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    await store.finish()
    #expect(dismissed.value == 2)
  }
}
