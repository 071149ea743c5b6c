import ComposableArchitecture

/// All meetings, and the form for a new one.
@Reducer
public struct MeetingList: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents var form: MeetingForm.State?
    @Shared(.meetings) var meetings: IdentifiedArrayOf<Meeting>

    init(form: MeetingForm.State? = nil) {
      self.form = form
    }
  }

  public enum Action {
    case addButtonTapped
    case form(PresentationAction<MeetingForm.Action>)
    case samplesButtonTapped
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let meeting = Meeting(id: uuid(), attendees: [Attendee(id: uuid())])
        state.form = MeetingForm.State(meeting: meeting, focus: .title)
        return .none

      case .form(.presented(.delegate(.saved(let meeting)))):
        state.$meetings.withLock { _ = $0.append(meeting) }
        return .none

      case .form:
        return .none

      case .samplesButtonTapped:
        let samples = Meeting.samples { uuid() }
        state.$meetings.withLock { $0.append(contentsOf: samples) }
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      MeetingForm()
    }
  }
}
