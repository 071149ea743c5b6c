import ComposableArchitecture
import XCTest

/// What is different under XCTest: failures go to the test case, and expected ones are counted.
final class TestStoreXCTests: XCTestCase {
  @MainActor
  func testStepsAreAsserted() async {
    let store = Probe.store()
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 100 }
  }

  @MainActor
  func testFailuresCanBeExpected() async {
    await withExpectedIssue {
      let store = Probe.store()
      await store.send(.increment) { $0.count = 5 }
    }
    await withExpectedIssue {
      let store = Probe.store()
      await store.send(.startTimer)
    }
  }

  @MainActor
  func testWarningsDontFail() async {
    let store = Probe.store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.increment)
  }

  func testAStoreMayGoOutsideOfTheMainActor() async {
    await withExpectedIssue {
      let store = await Probe.store()
      await store.send(.startTimer)
    }
  }
}
