import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Symbols")
  struct SymbolTests {
    @Test("Every symbol of the table has an icon that is installed")
    func table() throws {
      try MainLoop.initialize()
      let missing = SymbolTable.icons.filter { !IconTheme.contains($0.value) }
      #expect(missing == [:])
      #expect(SymbolTable.icons.count > 200)
    }

    @Test(
      "Variants are drawn as the plain symbol",
      arguments: [
        ("person.crop.circle", "avatar-default-symbolic"), ("tray.fill", "mail-unread-symbolic"),
        ("trash.circle.fill", "user-trash-symbolic"), ("star.fill", "starred-symbolic"),
        ("folder-open", "folder-open-symbolic"), ("star", "non-starred-symbolic"),
      ])
    func variants(symbol: String, icon: String) throws {
      try MainLoop.initialize()
      #expect(Symbol.icon(symbol) == icon)
    }

    @Test(
      "What has no icon is said in words",
      arguments: [
        ("a.circle", "A"), ("12.square.fill", "12"), ("figure.walk.circle", "figure walk"),
      ])
    func words(symbol: String, words: String) throws {
      try withStage { stage in
        #expect(Symbol.icon(symbol) == nil)
        let node = stage.node(.image(ImageElement(.symbol(symbol))))
        stage.show(node)
        #expect(stage.control(node, as: Label.self).text == words)
        stage.update(node, to: .image(ImageElement(.symbol("plus"))))
        #expect(stage.control(node, as: Image.self).iconName == "list-add-symbolic")
      }
    }
  }
}
