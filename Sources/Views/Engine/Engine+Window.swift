import ViewTree

extension Engine {
  /// An engine that shows `content` in a window that is described in full, among others.
  ///
  /// - Parameters:
  ///   - window: The window; a `navigationTitle` within replaces its title.
  ///   - environment: What the views inherit.
  ///   - onClose: What happens when a user asks for the window to be closed, and nothing within
  ///     decides it.
  package convenience init(
    window: WindowElement, environment: EnvironmentValues = EnvironmentValues(),
    onClose: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.init(isShadow: false) {
      let context = BlueprintContext(environment: environment)
      return context.element(
        .window(window),
        handlers: Handlers(.close) { _ in onClose() },
        children: blueprint(of: RootView(content: content), in: context))
    }
  }

  /// Whether a node is one of this engine's.
  package func owns(_ id: NodeID) -> Bool { nodes[id] != nil }

  /// Whether it handles an event or sends a batch: it mustn't be stopped now.
  package var isBusy: Bool { isHandling || isFlushing }

  /// The window's node, while the engine is started.
  package var windowID: NodeID? { root?.id }

  /// Whether a view within decides about closing, and has been asked; or doesn't allow it.
  func decidesClosing(of window: ElementMount) -> Bool {
    var isDecided = false
    var request: (@MainActor () -> Void)?
    search(below: window) { mount in
      if let attached = mount as? AttachedMount {
        isDecided = isDecided || attached.attachment.blocksDismissal
        if let closeRequest = attached.attachment.closeRequest {
          request = closeRequest
          return .stop
        }
      }
      // What a sheet says is about the sheet.
      return (mount as? ElementMount)?.kind == .sheet ? .skip : .enter
    }
    request?()
    return isDecided || request != nil
  }
}
