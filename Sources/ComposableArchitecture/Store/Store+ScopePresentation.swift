import CasePaths

extension Store {
  /// The store of a presented child, or `nil` while none is presented.
  ///
  /// ```swift
  /// if let detail = store.scope(state: \.$detail, action: \.detail) {
  ///   DetailView(store: detail)
  /// }
  /// ```
  public func scope<ChildState, ChildAction>(
    state toPresentation: KeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    child(
      .keyPath(toPresentation.appending(path: \.wrappedValue)),
      cachedBy: toPresentation, toPresentationAction
    ) {
      presented(AnyCasePath(toPresentationAction))
    }
  }

  /// The store of a presented child, or `nil` while none is presented.
  public func scope<ChildState, ChildAction>(
    _ toPresentation: KeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: toPresentation, action: toPresentationAction)
  }

  /// The store of a presented child, or `nil` while none is presented.
  ///
  /// ```swift
  /// store.scope(state: \.destination?.edit, action: \.destination.edit)
  /// ```
  public func scope<ChildState, ChildAction>(
    state toChildState: KeyPath<State, ChildState?>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    child(.keyPath(toChildState), cachedBy: toChildState, toPresentationAction) {
      presented(AnyCasePath(toPresentationAction))
    }
  }

  private func presented<ChildAction>(
    _ path: AnyCasePath<Action, PresentationAction<ChildAction>>
  ) -> (ChildAction) -> Action {
    { path.embed(.presented($0)) }
  }
}
