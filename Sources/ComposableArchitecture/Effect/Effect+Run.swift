import Dependencies
import IssueReporting

extension Effect {
  /// Does asynchronous work that can send any number of actions.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await event in connection.events {
  ///     await send(.received(event))
  ///   }
  /// } catch: { error, send in
  ///   await send(.failed(error.localizedDescription))
  /// }
  /// ```
  ///
  /// The work is cancelled with the store, with the child state of the feature that returned it,
  /// and by name where it is ``cancellable(id:cancelInFlight:)``. After that its actions are
  /// dropped.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work. By default it is that of the caller.
  ///   - name: A name for the work in messages and in tools that list tasks.
  ///   - operation: The work.
  ///   - handler: Gets the error that the work has thrown. Without a handler an error is an issue,
  ///     unless it is a `CancellationError`, which is ignored.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    // Those of the reducer that returns the effect, which an operator may have overridden.
    let dependencies = DependencyValues.current
    let run = EffectRun<Action>(name: name, priority: priority, location: location) { send in
      do {
        try await withDependencies(dependencies) { try await operation(send) }
      } catch is CancellationError {
        return
      } catch {
        guard let handler else {
          return reportUncaught(error, by: name, of: Action.self, at: location)
        }
        await withDependencies(dependencies) { await handler(error, send) }
      }
    }
    return Self(.run(run))
  }
}

private func reportUncaught<Action>(
  _ error: any Error, by name: String?, of action: Action.Type, at location: SourceLocation
) {
  reportIssue(
    """
    An effect\(name.map { " '\($0)'" } ?? "") has thrown an error that nobody handles.

      Actions: \(Action.self)
      Error: \(String(reflecting: error))

    The effect has ended, and the feature wasn't told. A cancelled effect may throw \
    'CancellationError'; any other error has to become an action or to be ignored on purpose. Add \
    'catch: { error, send in … }' to '.run', or handle the error within the effect.
    """,
    fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}
