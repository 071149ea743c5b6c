/// What tells the running test, or one case of it, from every other: the key of anything that each
/// test should have to itself.
package struct TestScope: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case swiftTesting(TestIdentity?)
    case xcTest(generation: Int)
  }

  private let kind: Kind

  /// The scope of the running test, or `nil` in an app.
  ///
  /// - Complexity: A few microseconds in a test, more in a case of a parameterized one.
  package static var current: Self? {
    switch TestContext.current {
    case .swiftTesting(let testing): Self(kind: .swiftTesting(testing?.test.identity))
    case .xcTest: Self(kind: .xcTest(generation: TestBridge.xctestGeneration()))
    case nil: nil
    }
  }
}
