import ComposableArchitecture

/// One meeting: what it is, what became of it, and the ways on from here.
@Reducer
public struct MeetingDetail: Sendable {
  @Reducer
  public enum Destination {
    case deletion(ConfirmationDialogState<Deletion>)
    case form(MeetingForm)

    @CasePathable
    public enum Deletion: Sendable {
      case confirmButtonTapped
    }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    @Presents var destination: Destination.State?
    let meetingID: Meeting.ID
    @Shared(.meetings) var meetings: IdentifiedArrayOf<Meeting>

    init(meetingID: Meeting.ID, destination: Destination.State? = nil) {
      self.destination = destination
      self.meetingID = meetingID
    }

    var meeting: Meeting? { meetings[id: meetingID] }
  }

  public enum Action {
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        guard let meeting = state.meeting else { return .none }
        state.destination = .deletion(.delete(meeting))
        return .none

      case .destination(.presented(.deletion(.confirmButtonTapped))):
        state.$meetings.withLock { [id = state.meetingID] in _ = $0.remove(id: id) }
        return .run { _ in await dismiss() }

      case .destination(.presented(.form(.delegate(.saved(let meeting))))):
        state.$meetings.withLock { $0[id: meeting.id] = meeting }
        return .none

      case .destination:
        return .none

      case .editButtonTapped:
        guard let meeting = state.meeting else { return .none }
        state.destination = .form(MeetingForm.State(meeting: meeting))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension MeetingDetail.Destination.State: Equatable, Sendable {}

extension ConfirmationDialogState where Action == MeetingDetail.Destination.Deletion {
  static func delete(_ meeting: Meeting) -> Self {
    Self(titleVisibility: .visible) {
      TextState("Delete \u{201C}\(meeting.title)\u{201D}?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmButtonTapped) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep it")
      }
    } message: {
      TextState("Its history and its notes go with it.")
    }
  }
}

/// A screen is remembered by its meeting: what lies over it belongs to the moment.
extension MeetingDetail.State: Codable {
  private enum CodingKeys: CodingKey { case meetingID }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(meetingID: try values.decode(Meeting.ID.self, forKey: .meetingID))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(meetingID, forKey: .meetingID)
  }
}
