import ComposableArchitecture
import Oriel

struct MeetingFormView: View {
  @Bindable var store: StoreOf<MeetingForm>
  @FocusState private var focus: MeetingForm.Field?

  var body: some View {
    NavigationStack {
      Form {
        Section("Meeting") {
          TextField("Title", text: $store.meeting.title)
            .focused($focus, equals: .title)
          Stepper(
            "Length: \(store.meeting.minutes) minutes", value: $store.meeting.minutes, in: 1...60)
        }
        Section("Who takes part") {
          ForEach($store.meeting.attendees) { $attendee in
            HStack {
              TextField("Name", text: $attendee.name)
                .focused($focus, equals: .attendee(attendee.id))
                .onSubmit { store.send(.addAttendeeButtonTapped) }
              Button("Remove") { store.send(.removeAttendeeButtonTapped(attendee.id)) }
                .accessibilityLabel(
                  attendee.name.isEmpty ? "Remove the empty row" : "Remove \(attendee.name)")
            }
          }
          Button("Add a person") { store.send(.addAttendeeButtonTapped) }
        }
      }
      .bind($store.focus, to: $focus)
      .navigationTitle(store.original.title.isEmpty ? "New meeting" : "Change meeting")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveButtonTapped) }
            .disabled(!store.canSave)
        }
      }
    }
    .interactiveDismissDisabled(store.hasChanges)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
