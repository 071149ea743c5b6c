import IssueReporting
import Synchronization

/// The dependencies that objects were made with.
enum DependencyOwners {
  private struct Owner {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct Table: ~Copyable, @unchecked Sendable {
    var owners: [ObjectIdentifier: Owner] = [:]
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Remembers the dependencies of an operation's result, if it is an object.
  static func remember<R>(_ values: DependencyValues, for result: R) {
    guard R.self is AnyClass else { return }
    let object = result as AnyObject
    table.withLock { table in
      if table.owners.count >= table.limit {
        table.owners = table.owners.filter { $0.value.object != nil }
        table.limit = max(64, table.owners.count * 2)
      }
      table.owners[ObjectIdentifier(object)] = Owner(object: object, values: values)
    }
  }

  static func values(
    of model: some AnyObject,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> DependencyValues {
    let current = DependencyValues._current
    let remembered = table.withLock { table -> DependencyValues? in
      let owner = table.owners[ObjectIdentifier(model)]
      return owner?.object === model ? owner?.values : nil
    }
    if let values = remembered ?? initialValues(of: model) { return values.overlaid(by: current) }
    reportIssue(
      """
      'withDependencies(from:)' was given a '\(type(of: model))' that has no dependencies, so its child \
      gets those of the running task.

      This can happen because:

      • The model was made outside of 'withDependencies', and has no '@Dependency' property. Add one, or \
      make it in 'withDependencies'.
      • Another object was meant. Pass the parent of the model that the operation makes.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column)
    return current
  }

  private static func initialValues(of model: some AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any HasInitialDependencies {
          return property.initialValues
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
