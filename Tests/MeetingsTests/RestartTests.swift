import ComposableArchitecture
import Foundation
import OrielTesting
import Testing

@testable import Meetings

/// The app is left and started again on the same files.
@MainActor
struct RestartTests {
  @Test
  func meetingsAndScreensAreThereAgain() async {
    let machine = Machine(meetings: [.tide])
    do {
      let screen = machine.start()
      await screen.button("Tide table 2 minutes, 2 people").tap()
      await screen.button("Start the meeting").tap()
      await screen.advance(by: .seconds(12))
      await screen.button("Next").tap()
      await screen.button("End early").tap()
      await screen.unmount()
    }
    let screen = machine.start()
    #expect(screen.title == "Tide table")
    // What lay over the screen belonged to the moment.
    #expect(!screen.alert().exists)
    #expect(screen.labelled("Tarek").exists)
    await screen.advance(by: .seconds(1))
    #expect(screen.text("0:13").exists)
    await screen.button("Finish").tap()
    #expect(machine.meetings[0].past.map(\.seconds) == [13, 95])
    await screen.back()
    #expect(screen.title == "Meetings")
    await screen.unmount()

    let third = machine.start()
    #expect(third.title == "Meetings")
  }

  @Test
  func aClockThatRunsWritesNoFile() async {
    let machine = Machine(meetings: [.tide])
    let screen = machine.start()
    await screen.button("Tide table 2 minutes, 2 people").tap()
    await screen.button("Start the meeting").tap()
    await screen.advance(by: .seconds(12))
    #expect(screen.text("0:12").exists)
    #expect(machine.openScreens.last?[case: \.running]?.seconds == 0)
    await screen.button("Next").tap()
    #expect(machine.openScreens.last?[case: \.running]?.seconds == 12)
  }

  @Test
  func aPathReadsItselfFromItsOwnJSON() throws {
    @Shared(.meetings) var meetings
    $meetings.withLock { $0 = [.tide] }
    var running = RunningMeeting.State(meeting: .tide)
    running.seconds = 40
    running.speakerSeconds = 9
    running.queue = [UUID(102)]
    let path = StackState<Meetings.Path.State>([
      .detail(MeetingDetail.State(meetingID: Meeting.tide.id)),
      .past(MeetingNote.State(meetingID: Meeting.tide.id, pastID: UUID(110))),
      .running(running),
    ])
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(StackState<Meetings.Path.State>.self, from: data) == path)
  }
}
