import IssueReporting
import Synchronization
import Testing

@Suite struct TestContextTests {
  @Test func aTestKnowsItself() async {
    #expect(isTesting)
    #expect(TestContext.current == .swiftTesting(.current))
    #expect(TestContext.Testing.current?.test.name == "aTestKnowsItself()")
    let id = TestContext.Testing.current?.test.id
    #expect(await Task { TestContext.Testing.current?.test.id }.value == id)
  }

  @Test func aDetachedTaskHasLeftItsTest() async {
    let context = await Task.detached { TestContext.current }.value
    #expect(context == .swiftTesting(nil))
  }

  private static let ids = Mutex<Set<TestContext.Testing.Test.ID>>([])

  @Test(arguments: [1, 2, 2, 3])
  func everyCaseHasItsOwnIdentity(argument: Int) throws {
    let id = try #require(TestContext.Testing.current?.test.id)
    #expect(id == TestContext.Testing.current?.test.id)
    #expect(Self.ids.withLock { $0.insert(id).inserted })
  }
}
