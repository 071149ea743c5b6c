import ComposableArchitecture
import Oriel

struct MeetingListView: View {
  @Bindable var store: StoreOf<MeetingList>

  var body: some View {
    Group {
      if store.meetings.isEmpty {
        ContentUnavailableView {
          Text("No meetings yet")
        } description: {
          Text("A meeting has a title, a length and the people who speak in it.")
        } actions: {
          Button("Look around with two examples") { store.send(.samplesButtonTapped) }
        }
      } else {
        List(store.meetings) { meeting in
          NavigationLink(
            state: Meetings.Path.State.detail(MeetingDetail.State(meetingID: meeting.id))
          ) {
            VStack(alignment: .leading) {
              Text(meeting.title)
                .font(.headline)
              Text(meeting.summary)
                .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .navigationTitle("Meetings")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New") { store.send(.addButtonTapped) }
      }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { store in
      MeetingFormView(store: store)
    }
  }
}
