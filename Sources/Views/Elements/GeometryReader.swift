/// Content that would like to know its size. Renderers lay out, so the size is not known here: the
/// proxy always says zero. It exists so that features compile.
public struct GeometryReader<Content: View>: View {
  let content: @MainActor (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: Content { content(GeometryProxy()) }
}

/// What a ``GeometryReader`` tells: nothing.
public struct GeometryProxy: Sendable {
  /// A width and a height.
  public struct Size: Hashable, Sendable {
    public var width = 0.0
    public var height = 0.0
  }

  public var size: Size { Size() }
}

/// A button that switches a list to editing on a touch platform. Shows nothing: desktops edit lists
/// without a mode.
public struct EditButton: View {
  public init() {}

  public var body: EmptyView { EmptyView() }
}
