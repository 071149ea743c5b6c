/// Closes the screen, sheet or alert that a view is shown in.
///
/// ```swift
/// @Environment(\.dismiss) var dismiss
/// …
/// Button("Done") { dismiss() }
/// ```
@MainActor
public struct DismissAction: Equatable {
  let handle: DismissHandle?

  /// Does nothing where the view isn't presented, or not any more.
  public func callAsFunction() {
    handle?.dismiss?()
  }

  nonisolated public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool {
    lhs.handle === rhs.handle
  }
}

/// What closes one presentation, with today's closure.
@MainActor
final class DismissHandle {
  var dismiss: (@MainActor () -> Void)?

  nonisolated init() {}
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissHandle? { nil }
}

extension EnvironmentValues {
  /// Closes what the view is presented in, or the window where it isn't presented.
  @MainActor
  public var dismiss: DismissAction {
    DismissAction(handle: dismissHandle ?? windowActions?.dismissHandle)
  }

  /// Whether the view is shown in a screen that was pushed, or in a sheet.
  public var isPresented: Bool { dismissHandle != nil }

  var dismissHandle: DismissHandle? {
    get { self[object: DismissHandle.self] }
    set { self[object: DismissHandle.self] = newValue }
  }
}

/// What is presented, in a scope of its own that knows how to close it.
struct PresentedContent<Content: View>: View {
  let dismiss: @MainActor () -> Void
  let content: @MainActor () -> Content
  @State private var handle = DismissHandle()

  var body: some View {
    handle.dismiss = dismiss
    let handle = handle
    return content().modified { context in
      context.environment.dismissHandle = handle
      context.environment.isEnabled = true
    }
    .attached { _ in RetireAttachment(handle) }
  }
}

/// Keeps who still holds the handle of a presentation that is gone from closing the next one.
private final class RetireAttachment: Attachment {
  private let handle: DismissHandle

  init(_ handle: DismissHandle) {
    self.handle = handle
  }

  override func unmounted(_ mount: AttachedMount) {
    handle.dismiss = nil
  }
}
