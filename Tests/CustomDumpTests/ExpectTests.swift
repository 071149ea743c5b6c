import CustomDump
import Testing

@Suite struct ExpectTests {
  struct Failure: Error {}

  @Test func noDifference() {
    #expect(Recorder.record { expectNoDifference(1, 1) }.isEmpty)
    let line: UInt = #line + 2
    let issues = Recorder.record {
      expectNoDifference(User(id: 1, name: "a"), User(id: 1, name: "b"))
    }
    #expect(
      issues.map(\.message) == [
        """
        Difference: …

          \u{2007} User(
          \u{2007}   id: 1,
          \u{2212}   name: "a",
          +   name: "b",
          \u{2007}   favorites: []
          \u{2007} )

        (First: \u{2212}, Second: +)
        """
      ])
    #expect(issues.first?.line == line)
  }

  @Test func noDifferenceWithMessageAndErrors() {
    let issues = Recorder.record { expectNoDifference(1, 2, "After saving") }
    #expect(
      issues.map(\.message) == [
        "After saving\n\nDifference: …\n\n  \u{2212} 1\n  + 2\n\n(First: \u{2212}, Second: +)"
      ])
    func fail() throws -> Int { throw Failure() }
    func check() { expectNoDifference(try fail(), 1) }
    #expect(Recorder.record(check).count == 1)
  }

  @Test func difference() {
    var count = 0
    #expect(
      Recorder.record {
        expectDifference(count) {
          count += 1
        } changes: {
          $0 += 1
        }
      }.isEmpty)
    let issues = Recorder.record {
      expectDifference(count) {
        count += 1
      } changes: {
        $0 += 2
      }
    }
    #expect(
      issues.map(\.message) == [
        """
        Difference: …

          \u{2212} 3
          + 2

        (Expected: \u{2212}, Actual: +)
        """
      ])
  }

  @Test func asynchronousDifference() async {
    var count = 0
    await expectDifference(count) {
      await Task.yield()
      count += 1
    } changes: {
      $0 = 1
    }
    #expect(count == 1)
  }
}
