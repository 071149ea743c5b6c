import ComposableArchitecture
import Oriel

public struct MeetingsApp: App {
  let store = Store(initialState: Meetings.State()) {
    Meetings()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Meetings") {
      MeetingsView(store: store)
    }
  }
}
