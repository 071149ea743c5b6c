import ComposableArchitecture
import Foundation

/// Edits a copy of a meeting, and hands it back when it is saved.
@Reducer
public struct MeetingForm: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Presents var alert: AlertState<Action.Alert>?
    var focus: Field?
    var meeting: Meeting
    let original: Meeting

    init(meeting: Meeting, focus: Field? = nil, alert: AlertState<Action.Alert>? = nil) {
      self.alert = alert
      self.focus = focus
      self.meeting = meeting
      self.original = meeting
    }

    var hasChanges: Bool { meeting != original }

    /// The meeting as it would be saved: without spaces around names and rows that nobody filled in.
    var tidied: Meeting {
      var meeting = meeting
      meeting.title = meeting.title.trimmingCharacters(in: .whitespaces)
      for id in meeting.attendees.ids {
        let name = meeting.attendees[id: id]?.name.trimmingCharacters(in: .whitespaces) ?? ""
        if name.isEmpty {
          meeting.attendees.remove(id: id)
        } else {
          meeting.attendees[id: id]?.name = name
        }
      }
      return meeting
    }

    var canSave: Bool {
      let meeting = tidied
      return !meeting.title.isEmpty && !meeting.attendees.isEmpty
    }
  }

  public enum Field: Hashable, Sendable {
    case attendee(Attendee.ID)
    case title
  }

  public enum Action: BindableAction {
    case addAttendeeButtonTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case removeAttendeeButtonTapped(Attendee.ID)
    case saveButtonTapped

    @CasePathable
    public enum Alert: Sendable {
      case discardButtonTapped
    }

    @CasePathable
    public enum Delegate {
      case saved(Meeting)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.meeting.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none

      case .alert(.presented(.discardButtonTapped)):
        return .run { _ in await dismiss() }

      case .alert, .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        guard state.hasChanges else { return .run { _ in await dismiss() } }
        state.alert = .discard
        return .none

      case .removeAttendeeButtonTapped(let id):
        guard let place = state.meeting.attendees.index(id: id) else { return .none }
        state.meeting.attendees.remove(at: place)
        // Whoever removes one row after the other stays in the column, and never in a row that is gone.
        let ids = state.meeting.attendees.ids
        state.focus = ids.isEmpty ? .title : .attendee(ids[min(place, ids.count - 1)])
        return .none

      case .saveButtonTapped:
        guard state.canSave else { return .none }
        return .run { [meeting = state.tidied] send in
          await send(.delegate(.saved(meeting)))
          await dismiss()
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == MeetingForm.Action.Alert {
  static var discard: Self {
    Self {
      TextState("Throw your changes away?")
    } actions: {
      ButtonState(role: .destructive, action: .discardButtonTapped) {
        TextState("Throw away")
      }
      ButtonState(role: .cancel) {
        TextState("Keep editing")
      }
    } message: {
      TextState("Nothing of what you changed has been saved.")
    }
  }
}
