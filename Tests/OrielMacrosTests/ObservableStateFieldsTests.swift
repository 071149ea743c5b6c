import SwiftParser
import SwiftSyntax
import Testing

@testable import OrielMacros

@Suite struct ObservableStateFieldsTests {
  /// The bits of a registrar's mask above 61 have meanings of their own.
  @Test func theSixtySecondFieldAndAllLaterOnesShareAnIndex() throws {
    let variables = (0..<64).map { "var field\($0) = 0" }.joined(separator: "\n")
    let declaration = try #require(
      Parser.parse(source: "struct State {\n\(variables)\n}").statements.first?.item
        .as(StructDeclSyntax.self))
    let lines = ObservableStateFields(declaration.memberBlock.members).lines(\.indexProperty)
      .split(separator: "\n")
    #expect(
      lines[60...] == [
        "static var field60: Int { 60 }",
        "static var field61: Int { 61 }",
        "static var field62: Int { 61 }",
        "static var field63: Int { 61 }",
      ])
  }
}
