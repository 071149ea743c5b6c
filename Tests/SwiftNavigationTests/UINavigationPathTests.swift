import Foundation
import SwiftNavigation
import Testing

struct UINavigationPathTests {
  @Test func valuesOfAnyTypesAreStacked() {
    var path = UINavigationPath()
    #expect(path.isEmpty)
    path.append(42)
    path.append("settings")
    #expect(path.count == 2)
    #expect("\(path)" == "UINavigationPath([42, \"settings\"])")
    #expect(path == path)
    #expect(path != UINavigationPath([42]))
    path.removeLast()
    #expect(path == UINavigationPath([42]))
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test func aPathIsSavedAndReadBack() throws {
    var path = UINavigationPath([1, 2])
    path.append(Screen.settings)
    path.append(Item(id: 7, tags: ["a"]))
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data)
    #expect(decoded == path.codable)
    #expect(UINavigationPath(decoded) == path)
  }

  @Test func aPathWithAValueThatCannotBeSavedSaysSo() {
    var path = UINavigationPath([1])
    #expect(path.codable != nil)
    path.append(Opaque())
    #expect(path.codable == nil)
  }

  @Test func aTypeThatIsGoneIsAnError() throws {
    let data = Data(#"["4Gone6ScreenV", {"id": 1}]"#.utf8)
    do {
      _ = try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data)
      Issue.record("It was decoded.")
    } catch let DecodingError.dataCorrupted(context) {
      #expect(
        context.debugDescription == """
          A path holds a value of type '4Gone6ScreenV', and this program has no hashable and codable \
          type of that name. The type may have been renamed or moved since the path was saved. \
          Start with an empty path instead.
          """)
    }
  }

  enum Screen: String, Codable { case settings }
  struct Item: Hashable, Codable {
    var id: Int
    var tags: [String]
  }
  struct Opaque: Hashable {}
}
