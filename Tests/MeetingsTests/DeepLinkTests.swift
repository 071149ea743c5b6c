import OrielTesting
import Testing

@testable import Meetings

/// Whatever the state says, its screen is the first picture.
@MainActor
struct DeepLinkTests {
  let machine = Machine(meetings: [.tide])
  // Made where the files of the machine are: a state looks for them when it is made.
  let detail = { Meetings.Path.State.detail(MeetingDetail.State(meetingID: Meeting.tide.id)) }

  @Test
  func aNewMeetingsForm() {
    let screen = machine.start {
      Meetings.State(
        list: MeetingList.State(form: MeetingForm.State(meeting: .tide, focus: .title)), path: [])
    }
    #expect(screen.sheet().textField("Title").value == "Tide table")
    #expect(screen.statistics.batches == 1)
  }

  @Test
  func theNoteOfAPastMeeting() async {
    let screen = machine.start { [detail] in
      Meetings.State(path: [
        detail(),
        .past(MeetingNote.State(meetingID: Meeting.tide.id, pastID: Meeting.tide.past[0].id)),
      ])
    }
    #expect(screen.title == "2 Mar 2026 at 9:30")
    #expect(screen.textField("What to remember").value == "The buoy is back.")
    await screen.back()
    #expect(screen.title == "Tide table")
    await screen.back()
    #expect(screen.title == "Meetings")
  }

  @Test
  func theQuestionOverTheFormOverAMeeting() async {
    let screen = machine.start {
      Meetings.State(path: [
        .detail(
          MeetingDetail.State(
            meetingID: Meeting.tide.id,
            destination: .form(MeetingForm.State(meeting: .tide, alert: .discard))))
      ])
    }
    await screen.alert("Throw your changes away?").button("Throw away").tap()
    #expect(screen.title == "Tide table")
    #expect(!screen.sheet().exists)
  }

  @Test
  func theQuestionWhetherToDelete() async {
    let screen = machine.start {
      Meetings.State(path: [
        .detail(
          MeetingDetail.State(
            meetingID: Meeting.tide.id, destination: .deletion(.delete(.tide))))
      ])
    }
    await screen.dialog().button("Keep it").tap()
    #expect(machine.meetings.count == 1)
  }

  @Test
  func theQuestionWhetherToEndEarly() async {
    let screen = machine.start { [detail] in
      var running = RunningMeeting.State(meeting: .tide)
      running.alert = .endEarly
      return Meetings.State(path: [detail(), .running(running)])
    }
    await screen.alert("End the meeting now?").button("End and keep").tap()
    #expect(screen.title == "Tide table")
    #expect(machine.meetings[0].past.count == 2)
  }

  @Test
  func aMeetingThatIsGone() {
    let screen = Machine().start { [detail] in Meetings.State(path: [detail()]) }
    #expect(screen.text("This meeting is gone").exists)
  }
}
