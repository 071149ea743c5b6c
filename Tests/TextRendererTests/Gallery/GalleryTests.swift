import Foundation
import Testing
import TextRenderer
import ViewTree

/// Every element as an outline and as a layout, in `Tests/Pictures`, to be looked at.
///
/// Run with `ORIEL_RECORD=1` to draw them anew.
@MainActor
struct GalleryTests {
  @Test
  func everyPictureIsAsItWas() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Pictures")
    for picture in Gallery.all {
      let layout = { (glyphs: Glyphs) in
        Layout(
          picture.tree, width: picture.width, height: picture.height, glyphs: glyphs,
          user: picture.user
        ).text
      }
      let text = """
        \(Outline(picture.tree, user: picture.user).text)

        \(layout(.unicode))

        \(layout(.ascii))

        """
      let file = folder.appending(path: "\(picture.name).txt")
      if ProcessInfo.processInfo.environment["ORIEL_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      expectPicture(text, try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test
  func everyKindIsInAPicture() {
    var kinds = TextRenderer().kinds
    var pending = Gallery.all.map(\.tree)
    while let node = pending.popLast() {
      kinds.remove(node.content.element.kind)
      pending += node.children
    }
    #expect(kinds.isEmpty)
  }
}
