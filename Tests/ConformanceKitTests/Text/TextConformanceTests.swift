import ConformanceKit
import Testing

/// The text renderer is the reference: it keeps every law.
@MainActor
struct TextConformanceTests {
  @Test func keepsTheLaws() async {
    let sheet = await Conformance("Text", probe: TextProbe.init).check()
    sheet.check(page: "Renderers/README.md")
  }
}
