import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct SymbolTests {
  @Test
  func symbolsAreSignsWhereThereAreSome() {
    let stage = Stage(
      node(.image(ImageElement(.symbol("magnifyingglass")))),
      node(.image(ImageElement(.symbol("plus.circle.fill")))),
      node(.image(ImageElement(.symbol("star.fill")))),
      node(.image(ImageElement(.symbol("tortoise")))), height: 4)
    #expect(
      stage.screen == """
        ⌕
        +
        ★
        <tortoise>
        """)
  }

  @Test
  func withoutUnicodeSymbolsAreToldByName() {
    let renderer = TerminalRenderer(width: 20, height: 1, glyphs: .ascii)
    let host = RendererHost(renderer)
    let image = node(.image(ImageElement(.symbol("star"))))
    host.apply([.make(image.id, image.content), .insert(image.id, into: .surface, at: 0)])
    #expect(renderer.frame().text == "<star>")
  }
}
