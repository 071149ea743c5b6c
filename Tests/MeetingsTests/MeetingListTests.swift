import ComposableArchitecture
import Foundation
import Testing

@testable import Meetings

@MainActor
struct MeetingListTests {
  @Test
  func aNewMeetingIsAppendedWhenItIsSaved() async {
    let store = TestStore(initialState: MeetingList.State()) {
      MeetingList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let new = Meeting(id: UUID(0), attendees: [Attendee(id: UUID(1))])
    await store.send(.addButtonTapped) {
      $0.form = MeetingForm.State(meeting: new, focus: .title)
    }
    var filled = new
    filled.title = "Moon"
    filled.attendees[0].name = "Odalys"
    await store.send(\.form.binding.meeting, filled) { $0.form?.meeting = filled }
    await store.send(\.form.saveButtonTapped)
    await store.receive(\.form.delegate.saved) {
      $0.$meetings.withLock { $0 = [filled] }
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }
}
