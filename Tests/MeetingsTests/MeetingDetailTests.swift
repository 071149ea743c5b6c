import ComposableArchitecture
import Foundation
import Testing

@testable import Meetings

@MainActor
struct MeetingDetailTests {
  private func makeStore() -> TestStoreOf<MeetingDetail> {
    @Shared(.meetings) var meetings
    $meetings.withLock { $0 = [.tide] }
    return TestStore(initialState: MeetingDetail.State(meetingID: Meeting.tide.id)) {
      MeetingDetail()
    }
  }

  @Test
  func whatTheFormSavesIsInTheList() async {
    let store = makeStore()
    await store.send(.editButtonTapped) {
      $0.destination = .form(MeetingForm.State(meeting: .tide))
    }
    await store.send(
      .destination(.presented(.form(.binding(.set(\.meeting.title, "Moon")))))
    ) {
      $0.destination?.modify(\.form) { $0.meeting.title = "Moon" }
    }
    await store.send(\.destination.form.saveButtonTapped)
    await store.receive(\.destination.form.delegate.saved) {
      $0.$meetings.withLock { $0[id: Meeting.tide.id]?.title = "Moon" }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test
  func deletingIsAskedFor() async {
    let dismissed = LockIsolated(false)
    let store = makeStore()
    store.dependencies.dismiss = DismissEffect { dismissed.setValue(true) }
    await store.send(.deleteButtonTapped) { $0.destination = .deletion(.delete(.tide)) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    #expect(store.state.meetings.count == 1)
    await store.send(.deleteButtonTapped) { $0.destination = .deletion(.delete(.tide)) }
    await store.send(\.destination.deletion.confirmButtonTapped) {
      $0.destination = nil
      $0.$meetings.withLock { $0 = [] }
    }
    await store.finish()
    #expect(dismissed.value)
  }
}
