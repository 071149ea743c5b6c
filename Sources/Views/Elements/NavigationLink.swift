/// A button that pushes a screen onto the stack around.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(AnyHashable?)
    case destination(@MainActor () -> Destination)
  }

  let target: Target
  let label: Label
  @Environment(\.navigationPath) private var path
  @State private var isActive = false

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public var body: some View {
    switch target {
    case .value(let value):
      Button {
        if let value { path?.push(value) }
      } label: {
        label
      }
      .disabled(value == nil)
    case .destination(let destination):
      Button {
        isActive = true
      } label: {
        label
      }
      .navigationDestination(isPresented: $isActive, destination: destination)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Appends a value to the path of the stack around.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(_ title: String, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Pushes a view.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .destination(destination), label: label())
  }

  public init(
    destination: @escaping @autoclosure @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .destination(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: String, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(target: .destination(destination), label: Text(title))
  }

  public init(
    _ title: String, destination: @escaping @autoclosure @MainActor () -> Destination
  ) {
    self.init(target: .destination(destination), label: Text(title))
  }
}
