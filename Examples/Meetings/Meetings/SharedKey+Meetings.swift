import ComposableArchitecture

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Meeting>>.Default {
  /// The file that the meetings are kept in.
  static var meetings: Self {
    Self[.fileStorage("meetings.json"), default: []]
  }
}

extension SharedKey where Self == FileStorageKey<StackState<Meetings.Path.State>>.Default {
  /// The file that says which screens were open.
  static var openScreens: Self {
    Self[.fileStorage("meetings-screens.json"), default: StackState()]
  }
}
