import ComposableArchitecture
import Oriel

/// A feature that goes everywhere: a stack, sheets in sheets, alerts, dialogs, and a window that asks
/// before it closes.
@Reducer
struct Hub {
  @Reducer
  enum Path {
    case hall(Hall)
    case note(Note)
    case settings(Settings)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Answer>)
    case bubble(Settings)
    case cover(Settings)
    case dialog(ConfirmationDialogState<Answer>)
    case panel(Panel)
  }

  @CasePathable
  enum Answer: Equatable {
    case close, delete, more
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
    var isOpen = true
    var log: [String] = []
  }

  enum Action {
    case closeRequested
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case present(Destination.State?)
    case pathReplaced([Path.State])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeRequested:
        state.destination = .alert(
          AlertState {
            TextState("Close without saving?")
          } actions: {
            ButtonState(role: .destructive, action: .close) { TextState("Close") }
            ButtonState(role: .cancel) { TextState("Stay") }
          })
      case .destination(.presented(.alert(let answer))),
        .destination(.presented(.dialog(let answer))):
        state.log.append("\(answer)")
        switch answer {
        case .close: state.isOpen = false
        case .delete: break
        case .more: state.destination = .dialog(.question("Second", delete: "Really"))
        }
      case .destination(.dismiss):
        state.log.append("dismissed")
      case .present(let destination):
        state.destination = destination
      case .pathReplaced(let screens):
        state.path = StackState(screens)
      case .path(.element(_, .note(.nextButtonTapped))):
        state.path.append(.note(Note.State(number: state.path.count + 1)))
      case .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension ConfirmationDialogState where Action == Hub.Answer {
  static func question(_ title: String, delete: String = "Delete") -> Self {
    ConfirmationDialogState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState(delete) }
      ButtonState(action: .more) { TextState("More") }
    }
  }
}

extension AlertState where Action == Hub.Answer {
  static func question(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }

  /// An alert with nothing but a way out, which nobody handles.
  static var notice: Self {
    AlertState {
      TextState("Notice")
    } actions: {
      ButtonState(role: .cancel) { TextState("Fine") }
    }
  }
}

/// A screen that works as long as it is there, and can close itself.
@Reducer
struct Note {
  @ObservableState
  struct State: Equatable {
    var number: Int
    var ticks = 0
  }

  enum Action {
    case closeButtonTapped
    case left
    case nextButtonTapped
    case task
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped: return .run { [dismiss] _ in await dismiss() }
      case .left, .nextButtonTapped: return .none
      case .task: return .run { _ in await Task.never() }
      }
    }
  }
}

@Reducer
struct Settings {
  @ObservableState
  struct State: Equatable { var isLoud = false }
  enum Action { case toggled }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isLoud.toggle()
      return .none
    }
  }
}

/// A sheet that can hold another, and whose state has an identity of its own.
@Reducer
struct Panel {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isBusy = false
    @Presents var inner: Inner.State?
    @Presents var alert: AlertState<Never>?
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case alertButtonTapped
    case busyButtonTapped
    case closeButtonTapped
    case closeInnerButtonTapped
    case inner(PresentationAction<Inner.Action>)
    case innerButtonTapped
    case task
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped: state.alert = AlertState { TextState("Over the sheet") }
      case .busyButtonTapped: state.isBusy.toggle()
      case .closeButtonTapped: return .run { [dismiss] _ in await dismiss() }
      case .closeInnerButtonTapped: state.inner = nil
      case .innerButtonTapped: state.inner = Inner.State()
      case .task: return .run { _ in await Task.never() }
      case .alert, .inner: break
      }
      return .none
    }
    .ifLet(\.$inner, action: \.inner) { Inner() }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
struct Inner {
  @ObservableState
  struct State: Equatable {}
  enum Action { case task }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await Task.never() } }
  }
}
