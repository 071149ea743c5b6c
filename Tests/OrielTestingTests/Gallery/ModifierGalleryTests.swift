import Foundation
import Testing
import TextRenderer

@testable import OrielTesting

/// Every modifier with its code, as an outline and as a layout, in `Tests/Pictures/modifiers`, to be
/// looked at.
///
/// Run with `ORIEL_RECORD=1` to draw them anew.
@MainActor
struct ModifierGalleryTests {
  private let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ModifierGallery.swift")
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Pictures/modifiers")

  @Test
  func everyPictureIsAsItWas() throws {
    let lines = try String(contentsOf: source, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for picture in ModifierGallery.all {
      let text = self.text(of: picture, code: code(in: lines, from: picture.line))
      let file = folder.appending(path: "\(picture.name).txt")
      if ProcessInfo.processInfo.environment["ORIEL_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let known = try String(contentsOf: file, encoding: .utf8)
      if text != known { Issue.record("Expected:\n\(known)\nActual:\n\(text)") }
    }
  }

  @Test
  func noPictureIsLeftFromAModifierThatIsGone() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(ModifierGallery.all.map { "\($0.name).txt" }))
  }

  /// Every modifier of `Views` has a picture, or is named here with the reason why it needs none.
  @Test
  func everyModifierIsInAPicture() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Views/Modifiers")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file != "Ignored.swift" {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /(?m)^  public func ([a-z]\w+)[<(]/) {
        names.insert(String(match.1))
      }
    }
    names.subtract(ModifierGallery.all.map(\.name))
    // Change nothing on screen by themselves.
    names.subtract([
      "environment", "transformEnvironment", "id", "onAppear", "onDisappear", "task", "onChange",
      "preference", "onPreferenceChange", "onCloseRequest",
    ])
    // Needs state of the view around it: focus is in the pictures of buttons and fields.
    names.subtract(["focused"])
    // Another spelling of one that has a picture.
    names.subtract(["accentColor", "resizable"])
    #expect(names.sorted() == [])
  }

  private func text(of picture: ModifierGallery.Picture, code: String) -> String {
    let screen = picture.make(picture.height)
    let details: Outline.Details = picture.name == "accessibilityIdentifier" ? .identifiers : []
    let layout = screen.driver.layout
    // Colours and weights, where there are some.
    let styles = layout.marked == layout.text ? [] : [layout.marked]
    return ([code, screen.outline(showing: details), layout.text] + styles)
      .map { $0.trimmingSuffix(while: { $0 == "\n" }) + "\n" }.joined(separator: "\n")
  }

  /// What is between the braces that open at a line.
  private func code(in lines: [Substring], from line: Int) -> String {
    let margin = lines[line - 1].prefix { $0 == " " }
    let rest = lines[line...].prefix { $0 != "\(margin)}," }
    let indent = rest.first?.prefix { $0 == " " }.count ?? 0
    return rest.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var copy = Substring(self)
    while let last = copy.last, isDropped(last) { copy.removeLast() }
    return String(copy)
  }
}
