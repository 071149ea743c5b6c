/// Sets the default values of dependencies, once, when an app starts.
///
/// ```swift
/// @main struct Main {
///   static func main() throws {
///     try prepareDependencies { $0.database = try Database.open() }
///     …
///   }
/// }
/// ```
///
/// The defaults hold everywhere, also in detached tasks and callbacks. A value that was read before can't
/// be prepared any more: that is an issue. In a test it prepares the values of that test alone.
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues()
  values.isPreparing = true
  let result = try updateValues(&values)
  let context = DependencyValues._current.context
  for name in DependencyCache.prepare(values.overrides, in: context) {
    let site = DependencyAccess.Site(
      fileID: fileID, filePath: filePath, line: line, column: column)
    DependencyAccess(name: name, site: site).reportPreparedTooLate()
  }
  return result
}
