extension View {
  /// Decides what happens when a user asks for the window around to be closed.
  ///
  /// The window stays until you close it:
  ///
  /// ```swift
  /// EditorView(store: store)
  ///   .onCloseRequest { store.send(.closeButtonTapped) }
  ///   .onChange(of: store.isFinished) { dismissWindow() }
  /// ```
  ///
  /// Of several, the outermost decides. To only refuse, use
  /// ``View/interactiveDismissDisabled(_:)``.
  public func onCloseRequest(perform action: @escaping @MainActor () -> Void) -> Attached<Self> {
    attached { _ in CloseRequestAttachment(action) }
  }
}

private final class CloseRequestAttachment: Attachment {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  override var closeRequest: (@MainActor () -> Void)? { action }
}
