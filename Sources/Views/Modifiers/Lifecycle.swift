import ViewTree

extension View {
  /// Runs once when the view has been mounted, before it is shown.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> Attached<Self> {
    attached { _ in AppearAttachment(action) }
  }

  /// Runs once when the view is gone.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Attached<Self> {
    attached { _ in DisappearAttachment(action) }
  }

  /// Starts work when the view has been mounted, and cancels it when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> Attached<Self> {
    attached { _ in TaskAttachment(id: 0, priority, action) }
  }

  /// Starts work when the view has been mounted and again whenever `id` changes; cancels what runs
  /// before that, and when the view is gone.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> Attached<Self> {
    attached { _ in TaskAttachment(id: id, priority, action) }
  }

  /// Runs when a value differs from what it was at the last evaluation.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> Attached<Self> {
    attached { _ in ChangeAttachment(value, initial: initial, action) }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Attached<Self> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private final class AppearAttachment: Attachment {
  private let action: (@MainActor () -> Void)?

  init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  override func mounted(_ mount: AttachedMount) {
    guard let action else { return }
    mount.engine.callbacks.append { if mount.isMounted { action() } }
  }
}

private final class DisappearAttachment: Attachment {
  private let action: (@MainActor () -> Void)?

  init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  override func unmounted(_ mount: AttachedMount) {
    if let action { mount.engine.callbacks.append(action) }
  }
}

private final class TaskAttachment<ID: Equatable>: Attachment {
  private let id: ID
  private let priority: TaskPriority
  private let action: @MainActor () async -> Void
  private var running: Task<Void, Never>?

  init(id: ID, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  override func mounted(_ mount: AttachedMount) {
    start(mount)
  }

  override func updated(from old: Attachment, _ mount: AttachedMount) {
    guard let old = old as? TaskAttachment<ID> else { return }
    if old.id == id {
      running = old.running
    } else {
      old.running?.cancel()
      start(mount)
    }
  }

  override func unmounted(_ mount: AttachedMount) {
    running?.cancel()
  }

  private func start(_ mount: AttachedMount) {
    mount.engine.callbacks.append { [self] in
      // Gone or replaced before it could start.
      guard mount.isMounted, mount.attachment === self else { return }
      running = Task(priority: priority) {
        // A view that is gone by now has nothing to begin.
        if !Task.isCancelled { await action() }
      }
    }
  }
}

private final class ChangeAttachment<V: Equatable>: Attachment {
  private let value: V
  private let initial: Bool
  private let action: @MainActor (V, V) -> Void

  init(_ value: V, initial: Bool, _ action: @escaping @MainActor (V, V) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
  }

  override func mounted(_ mount: AttachedMount) {
    if initial { run(from: value, mount) }
  }

  override func updated(from old: Attachment, _ mount: AttachedMount) {
    guard let old = old as? ChangeAttachment<V>, old.value != value else { return }
    run(from: old.value, mount)
  }

  private func run(from old: V, _ mount: AttachedMount) {
    mount.engine.callbacks.append { [action, value] in
      if mount.isMounted { action(old, value) }
    }
  }
}
