/// Asynchronous work of an effect, with what a message about it needs.
package struct EffectRun<Action>: Sendable {
  package let name: String?
  package let priority: TaskPriority?
  package let operation: @Sendable (Send<Action>) async -> Void
  package let location: SourceLocation

  package init(
    name: String?, priority: TaskPriority?, location: SourceLocation,
    operation: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    self.name = name
    self.priority = priority
    self.location = location
    self.operation = operation
  }
}

/// A place in an author's program.
package struct SourceLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package var description: String { "\(fileID):\(line)" }
}
