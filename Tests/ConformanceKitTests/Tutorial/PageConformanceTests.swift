import ConformanceKit
import Testing

@MainActor
struct PageConformanceTests {
  @Test func keepsTheLaws() async {
    let sheet = await Conformance("Page", probe: PageProbe.init).check()
    sheet.check(page: "Renderers/README.md")
  }
}
