import ComposableArchitecture

/// The meetings and the screens over them, both kept in files.
@Reducer
public struct Meetings: Sendable {
  @Reducer
  public enum Path {
    case detail(MeetingDetail)
    case past(MeetingNote)
    case running(RunningMeeting)
  }

  @ObservableState
  public struct State: Equatable {
    var list: MeetingList.State
    var path: StackState<Path.State>
    @Shared(.openScreens) var openScreens: StackState<Path.State>

    /// The screens that were open when the app was left.
    public init() {
      list = MeetingList.State()
      path = StackState()
      path = openScreens
    }

    /// The screens that a link leads to.
    init(list: MeetingList.State = MeetingList.State(), path: [Path.State]) {
      self.list = list
      self.path = StackState(path)
    }
  }

  public enum Action {
    case list(MeetingList.Action)
    case path(StackActionOf<Path>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      MeetingList()
    }
    Reduce { _, _ in .none }
      .forEach(\.path, action: \.path)
    Reduce { state, action in
      // What a clock counts isn't worth a file each second: it goes along with what somebody does.
      if case .path(.element(_, .running(.ticked))) = action { return .none }
      let path = state.path.remembered
      if state.openScreens != path { state.$openScreens.withLock { $0 = path } }
      return .none
    }
  }
}

extension Meetings.Path.State: Codable, Equatable, Sendable {}

extension StackState<Meetings.Path.State> {
  /// The screens without what lies over them: a question belongs to the moment.
  fileprivate var remembered: Self {
    var path = self
    for id in path.ids {
      switch path[id: id] {
      case .detail(var detail):
        detail.destination = nil
        path[id: id] = .detail(detail)
      case .running(var running):
        running.alert = nil
        path[id: id] = .running(running)
      case .past, nil: break
      }
    }
    return path
  }
}
