/// What tells a running test, or one case of it, from every other.
struct TestIdentity: Hashable, @unchecked Sendable {
  /// Swift Testing's own id, which is sendable; the box around it isn't.
  let id: AnyHashable

  /// The test's name as its author wrote it.
  let name: String

  /// The arguments of a parameterized test's case.
  let testCase: String?
}
