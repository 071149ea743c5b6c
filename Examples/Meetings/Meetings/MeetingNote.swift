import ComposableArchitecture

/// A meeting that took place, with a note about it that can be written at any time.
@Reducer
public struct MeetingNote: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    let meetingID: Meeting.ID
    @Shared(.meetings) var meetings: IdentifiedArrayOf<Meeting>
    let pastID: PastMeeting.ID

    init(meetingID: Meeting.ID, pastID: PastMeeting.ID) {
      self.meetingID = meetingID
      self.pastID = pastID
    }

    var past: PastMeeting? { meetings[id: meetingID]?.past[id: pastID] }
  }

  public enum Action {
    case noteChanged(String)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteChanged(let note):
        state.$meetings.withLock { [meeting = state.meetingID, past = state.pastID] in
          $0[id: meeting]?.past[id: past]?.note = note
        }
        return .none
      }
    }
  }
}

extension MeetingNote.State: Codable {
  private enum CodingKeys: CodingKey { case meetingID, pastID }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      meetingID: try values.decode(Meeting.ID.self, forKey: .meetingID),
      pastID: try values.decode(PastMeeting.ID.self, forKey: .pastID))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(meetingID, forKey: .meetingID)
    try values.encode(pastID, forKey: .pastID)
  }
}
