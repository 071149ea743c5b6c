import ConcurrencyExtras
import Dependencies
import Testing
import XCTest

@Suite struct IsolationTests {
  @Dependency(\.counter) var counter

  @Test(arguments: 1...200)
  func everyCaseOfAParallelTestHasItsOwnValues(number: Int) async {
    for step in 1...5 {
      counter.withValue { $0 += 1 }
      await Task.yield()
      #expect(counter.value == step)
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...5 { group.addTask { counter.withValue { $0 += 1 } } }
    }
    #expect(counter.value == 10)
  }

  @Test func oneTestHasItsOwnValues() async {
    counter.withValue { $0 += 1 }
    await Task { counter.withValue { $0 += 1 } }.value
    #expect(counter.value == 2)
  }

  @Test func anotherTestHasItsOwnValues() {
    counter.withValue { $0 += 1 }
    #expect(counter.value == 1)
  }

  @Test(arguments: 1...200)
  func overridesOfParallelTestsAreApart(number: Int) async {
    await withDependencies {
      $0.testOnly = number
    } operation: {
      @Dependency(\.testOnly) var testOnly
      await Task.yield()
      #expect(testOnly == number)
    }
  }
}

final class IsolationXCTests: XCTestCase {
  @Dependency(\.counter) var counter

  func testFirst() {
    counter.withValue { $0 += 1 }
    XCTAssertEqual(counter.value, 1)
  }

  func testSecond() {
    counter.withValue { $0 += 1 }
    XCTAssertEqual(counter.value, 1)
  }

  func testThird() async {
    counter.withValue { $0 += 1 }
    await Task.detached { [counter] in counter.withValue { $0 += 1 } }.value
    XCTAssertEqual(counter.value, 2)
  }
}
