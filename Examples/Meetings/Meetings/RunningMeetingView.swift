import ComposableArchitecture
import Oriel

struct RunningMeetingView: View {
  @Bindable var store: StoreOf<RunningMeeting>

  var body: some View {
    Form {
      Section {
        ProgressView(
          value: Double(min(store.seconds, store.meeting.minutes * 60)),
          total: Double(store.meeting.minutes * 60)
        )
        .accessibilityLabel("Time of the meeting")
        LabeledContent("Gone by", value: store.seconds.stopwatch)
        if store.secondsLeft >= 0 {
          LabeledContent("Left", value: store.secondsLeft.stopwatch)
        } else {
          LabeledContent("Too long by") {
            Text((-store.secondsLeft).stopwatch)
              .foregroundStyle(.red)
          }
        }
      }
      if let speaker = store.speaker {
        Section("Speaks now") {
          LabeledContent(
            speaker.name,
            value:
              "\(store.speakerSeconds.stopwatch) of \(store.meeting.secondsPerAttendee.stopwatch)")
          HStack {
            Button(store.isLast ? "Finish" : "Next") { store.send(.nextButtonTapped) }
              .buttonStyle(.borderedProminent)
            Button("Later") { store.send(.laterButtonTapped) }
              .disabled(store.isLast)
              .help("Lets the others speak first.")
          }
        }
      }
      if !store.isLast {
        Section("Still to speak") {
          ForEach(store.waiting) { attendee in
            Text(attendee.name)
          }
        }
      }
      Section {
        Button("End early", role: .destructive) { store.send(.endButtonTapped) }
      }
    }
    .navigationTitle(store.meeting.title)
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }
}
