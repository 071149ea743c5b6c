import ConformanceKit
import Testing

/// Every law can fail: a renderer with one mistake breaks the suite that the mistake is about.
@MainActor
@Suite struct BrokenRendererTests {
  @Test(arguments: Mistake.allCases)
  func breaks(_ mistake: Mistake) {
    let conformance = Conformance("Broken", pairs: 40) { BrokenProbe(mistake) }
    let broken = LawSuite.allCases.filter { !conformance.examine($0).failures.isEmpty }
    print("MISTAKE", mistake, broken)
  }
}
