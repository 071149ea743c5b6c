import IssueReporting

/// A button that pushes a screen onto the stack around.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(AnyHashable?, SourceLocation)
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
    case .value(let value, let location):
      Button {
        if let value { push(value, location) }
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

  private func push(_ value: AnyHashable, _ location: SourceLocation) {
    guard path?.push(value) != true else { return }
    let cause =
      path == nil
      ? "There is no \"NavigationStack\" around the link."
      : "The \"NavigationStack\" around the link takes no such value."
    reportIssue(
      """
      A "NavigationLink" was pressed that leads nowhere.

        Pushes: \(value.base)

      \(cause) A sheet is no part of the stack below it.

      To fix this, put the link into a "NavigationStack" whose path has elements of this type, or \
      that has a "navigationDestination(for:)" for it.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}

extension NavigationLink where Destination == Never {
  /// Appends a value to the path of the stack around.
  public init<P: Hashable>(
    value: P?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(target: .value(value.map { AnyHashable($0) }, location), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(
    _ title: String, value: P?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(value: value, fileID: fileID, filePath: filePath, line: line, column: column) {
      Text(title)
    }
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
