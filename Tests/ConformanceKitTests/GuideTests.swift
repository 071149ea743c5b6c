import Foundation
import Testing

/// The guide's code is the code that is compiled and tested here.
struct GuideTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyBlockIsAFile() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Renderers/README.md"), encoding: .utf8)
    let blocks = Self.blocks(of: guide)
    #expect(blocks.count >= 5)
    for block in blocks {
      let file = try #require(block.file, "A block of Swift names no file:\n\(block.text)")
      let source = try String(
        contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
      #expect(block.text == source, "\(file) and the guide differ.")
    }
  }

  @Test func theFirstPartIsTwoScreensLong() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Renderers/README.md"), encoding: .utf8)
    let first = try #require(guide.components(separatedBy: "\n## Tutorial").first)
    #expect(first.split(separator: "\n", omittingEmptySubsequences: false).count <= 110)
  }

  @Test func theTutorialsRenderersAreShort() throws {
    for name in ["LogRenderer", "PageRenderer"] {
      let file = "Tests/ConformanceKitTests/Tutorial/\(name).swift"
      let source = try String(
        contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
      #expect(source.split(separator: "\n").count < 150)
    }
  }

  @Test func theReaderOfBlocksSeesThem() {
    let guide = "text\n<!-- A.swift -->\n```swift\nlet a = 1\n```\n```\nno\n```\n```swift\nb\n```\n"
    #expect(Self.blocks(of: guide).map(\.file) == ["A.swift", nil])
    #expect(Self.blocks(of: guide).map(\.text) == ["let a = 1\n", "b\n"])
  }

  /// Each block of Swift, with the file that the comment before it names.
  static func blocks(of guide: String) -> [(file: String?, text: String)] {
    var blocks: [(file: String?, text: String)] = []
    var file: String?
    var block: [String]?
    for line in guide.components(separatedBy: "\n") {
      if let lines = block {
        if line == "```" {
          blocks.append((file, lines.map { $0 + "\n" }.joined()))
          (file, block) = (nil, nil)
        } else {
          block = lines + [line]
        }
      } else if line == "```swift" {
        block = []
      } else if line.hasPrefix("<!-- ") {
        file = String(line.dropFirst(5).dropLast(4))
      }
    }
    return blocks
  }
}
