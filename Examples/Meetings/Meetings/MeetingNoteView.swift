import ComposableArchitecture
import Oriel

struct MeetingNoteView: View {
  @Bindable var store: StoreOf<MeetingNote>

  var body: some View {
    Group {
      if let past = store.past {
        Form {
          Section {
            LabeledContent("It took", value: past.seconds.stopwatch)
            LabeledContent("There were", value: past.attendees.joined(separator: ", "))
          }
          Section("Note") {
            TextField(
              "What to remember",
              text: Binding(
                get: { store.past?.note ?? "" }, set: { store.send(.noteChanged($0)) }),
              axis: .vertical)
          }
        }
      } else {
        ContentUnavailableView("This meeting is gone", systemImage: "edit-delete")
      }
    }
    .navigationTitle(store.past?.day ?? "Meeting")
  }
}
