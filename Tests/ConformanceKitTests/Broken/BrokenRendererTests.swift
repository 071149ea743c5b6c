import ConformanceKit
import Testing

/// Every law can fail: a renderer with one mistake breaks the suites that the mistake is about, and
/// no other.
@MainActor
@Suite struct BrokenRendererTests {
  @Test(arguments: Mistake.allCases)
  func breaks(_ mistake: Mistake) async {
    let conformance = Conformance("Broken", pairs: 100) { BrokenProbe(mistake) }
    var broken: [LawSuite] = []
    for suite in LawSuite.allCases {
      let report = conformance.examine(suite)
      if !report.failures.isEmpty { broken.append(suite) }
      for failure in report.failures { print("LAW", failure.law) }
      await Task.yield()
    }
    print("MISTAKE", mistake, broken)
  }

  @Test func allLaws() {
    for suite in LawSuite.allCases {
      let names = Conformance("Text", pairs: 100, probe: TextProbe.init).lawNames(suite)
      for name in names { print("ALL", name) }
    }
  }
}
