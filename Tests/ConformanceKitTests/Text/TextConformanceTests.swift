import ConformanceKit
import Testing

/// The text renderer is the reference: it keeps every law.
@MainActor
@Suite struct TextConformanceTests {
  @Test(arguments: LawSuite.allCases)
  func keeps(_ suite: LawSuite) {
    Conformance.text.check(suite)
  }
}

extension Conformance {
  static var text: Conformance { Conformance("Text", probe: TextProbe.init) }
}
