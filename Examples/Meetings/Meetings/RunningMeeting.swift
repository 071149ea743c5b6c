import ComposableArchitecture

/// A meeting that takes place now: one speaks, the others wait, and the clock runs.
@Reducer
public struct RunningMeeting: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Presents var alert: AlertState<Action.Alert>?
    let meeting: Meeting
    @Shared(.meetings) var meetings: IdentifiedArrayOf<Meeting>
    /// Whoever speaks is the first.
    var queue: [Attendee.ID]
    var seconds = 0
    var speakerSeconds = 0

    init(meeting: Meeting) {
      self.meeting = meeting
      queue = Array(meeting.attendees.ids)
    }

    var speaker: Attendee? { queue.first.flatMap { meeting.attendees[id: $0] } }
    var waiting: [Attendee] { queue.dropFirst().compactMap { meeting.attendees[id: $0] } }
    var isLast: Bool { queue.count <= 1 }
    var secondsLeft: Int { meeting.minutes * 60 - seconds }
  }

  public enum Action {
    case alert(PresentationAction<Alert>)
    case endButtonTapped
    case laterButtonTapped
    case nextButtonTapped
    case task
    case ticked

    @CasePathable
    public enum Alert: Sendable {
      case discardButtonTapped
      case saveButtonTapped
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardButtonTapped)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.saveButtonTapped)):
        return end(&state)

      case .alert:
        return .none

      case .endButtonTapped:
        state.alert = .endEarly
        return .none

      case .laterButtonTapped:
        guard !state.isLast else { return .none }
        state.queue.append(state.queue.removeFirst())
        state.speakerSeconds = 0
        return .none

      case .nextButtonTapped:
        guard !state.isLast else { return end(&state) }
        state.queue.removeFirst()
        state.speakerSeconds = 0
        return .none

      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }

      case .ticked:
        // Nobody speaks while the question stands.
        guard state.alert == nil else { return .none }
        state.seconds += 1
        state.speakerSeconds += 1
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func end(_ state: inout State) -> Effect<Action> {
    let past = PastMeeting(
      id: uuid(), date: now, seconds: state.seconds,
      attendees: state.meeting.attendees.map(\.name))
    state.$meetings.withLock { [id = state.meeting.id] in
      _ = $0[id: id]?.past.insert(past, at: 0)
    }
    return .run { _ in await dismiss() }
  }
}

extension AlertState where Action == RunningMeeting.Action.Alert {
  static var endEarly: Self {
    Self {
      TextState("End the meeting now?")
    } actions: {
      ButtonState(action: .saveButtonTapped) {
        TextState("End and keep")
      }
      ButtonState(role: .destructive, action: .discardButtonTapped) {
        TextState("Throw away")
      }
      ButtonState(role: .cancel) {
        TextState("Go on")
      }
    } message: {
      TextState("Somebody has not spoken yet. The clock stands still while you think.")
    }
  }
}

/// A meeting goes on after a restart where it was.
extension RunningMeeting.State: Codable {
  private enum CodingKeys: CodingKey { case meeting, queue, seconds, speakerSeconds }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(meeting: try values.decode(Meeting.self, forKey: .meeting))
    queue = try values.decode([Attendee.ID].self, forKey: .queue)
    seconds = try values.decode(Int.self, forKey: .seconds)
    speakerSeconds = try values.decode(Int.self, forKey: .speakerSeconds)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(meeting, forKey: .meeting)
    try values.encode(queue, forKey: .queue)
    try values.encode(seconds, forKey: .seconds)
    try values.encode(speakerSeconds, forKey: .speakerSeconds)
  }
}
