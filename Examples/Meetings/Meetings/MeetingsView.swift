import ComposableArchitecture
import Oriel

public struct MeetingsView: View {
  @Bindable var store: StoreOf<Meetings>

  public init(store: StoreOf<Meetings>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      MeetingListView(store: store.scope(state: \.list, action: \.list))
    } destination: { store in
      switch store.case {
      case .detail(let store): MeetingDetailView(store: store)
      case .past(let store): MeetingNoteView(store: store)
      case .running(let store): RunningMeetingView(store: store)
      }
    }
  }
}
