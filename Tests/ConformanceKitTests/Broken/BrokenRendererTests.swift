import Testing

@testable import ConformanceKit

/// The laws can fail: a renderer with one mistake breaks the law that the mistake is about.
@MainActor
@Suite struct BrokenRendererTests {
  @Test(arguments: Mistake.allCases)
  func breaks(_ mistake: Mistake) throws {
    let conformance = Conformance("Broken", pairs: 100) { BrokenProbe(mistake) }
    let report = try #require(
      conformance.examine(law: mistake.law), "No law is called \(mistake.law).")
    #expect(report.failures.map(\.law) == [mistake.law])
    #expect(report.skips.isEmpty)
  }
}
