extension TestStore {
  /// The store for views, which act on the feature as a user makes them.
  ///
  /// Actions that they send are received in the test, like those of effects.
  package var viewStore: Store<State, Action> { Store(core: core) }
}
