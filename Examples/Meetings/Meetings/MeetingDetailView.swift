import ComposableArchitecture
import Oriel

struct MeetingDetailView: View {
  @Bindable var store: StoreOf<MeetingDetail>

  var body: some View {
    Group {
      if let meeting = store.meeting {
        page(meeting)
      } else {
        ContentUnavailableView("This meeting is gone", systemImage: "edit-delete")
      }
    }
    .navigationTitle(store.meeting?.title ?? "Meeting")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Change") { store.send(.editButtonTapped) }
          .disabled(store.meeting == nil)
      }
    }
    .sheet(
      item: $store.scope(state: \.destination?.form, action: \.destination.form)
    ) { store in
      MeetingFormView(store: store)
    }
    .confirmationDialog(
      $store.scope(state: \.destination?.deletion, action: \.destination.deletion))
  }

  private func page(_ meeting: Meeting) -> some View {
    Form {
      Section {
        NavigationLink(
          "Start the meeting",
          state: Meetings.Path.State.running(RunningMeeting.State(meeting: meeting)))
        LabeledContent("Length", value: "\(meeting.minutes) minutes")
      }
      Section("Who takes part") {
        ForEach(meeting.attendees) { attendee in
          Text(attendee.name)
        }
      }
      Section("Until now") {
        if meeting.past.isEmpty {
          Text("It has not taken place yet.")
            .foregroundStyle(.secondary)
        }
        ForEach(meeting.past) { past in
          NavigationLink(
            state: Meetings.Path.State.past(
              MeetingNote.State(meetingID: meeting.id, pastID: past.id))
          ) {
            LabeledContent(past.day, value: past.seconds.stopwatch)
          }
          .buttonStyle(.plain)
        }
      }
      Section {
        Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
      }
    }
  }
}
