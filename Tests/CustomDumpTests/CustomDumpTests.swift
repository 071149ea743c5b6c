import CustomDump
import Foundation
import IdentifiedCollections
import Testing

@Suite struct CustomDumpTests {
  private func dump(_ value: Any) -> String { String(customDumping: value) }

  @Test func structs() {
    #expect(
      dump(User(id: 42, name: "Blob", favorites: [1, 2])) == """
        User(
          id: 42,
          name: "Blob",
          favorites: [
            [0]: 1,
            [1]: 2
          ]
        )
        """)
    struct Empty {}
    #expect(dump(Empty()) == "CustomDumpTests.Empty()")
  }

  @Test func writesToAStreamWithNameAndIndent() {
    var text = ""
    let user = customDump(User(id: 1, name: "B"), to: &text, name: "user", indent: 2)
    #expect(user.id == 1)
    #expect(
      text == """
          user: User(
            id: 1,
            name: "B",
            favorites: []
          )

        """)
  }

  @Test func maxDepth() {
    var text = ""
    customDump([User(id: 1, name: "B")], to: &text, maxDepth: 1)
    #expect(text == "[\n  [0]: User(…)\n]\n")
    text = ""
    customDump([1], to: &text, maxDepth: 0)
    #expect(text == "[…]\n")
  }

  @Test func enums() {
    #expect(dump(Route.home) == "Route.home")
    #expect(dump(Route.number(1)) == "Route.number(1)")
    #expect(
      dump(Route.search(query: "a", page: 2)) == """
        Route.search(
          query: "a",
          page: 2
        )
        """)
    #expect(
      dump([Route.detail(User(id: 1, name: "B"))]) == """
        [
          [0]: .detail(
            User(
              id: 1,
              name: "B",
              favorites: []
            )
          )
        ]
        """)
    #expect(dump(Result<Int, any Error>.success(1)) == "Result<Int, Error>.success(1)")
  }

  @Test func optionals() {
    #expect(dump(Int?.none as Any) == "nil")
    #expect(dump(Int??.some(1) as Any) == "1")
    #expect(dump(Route?.some(.home) as Any) == "Route.home")
  }

  @Test func strings() {
    #expect(dump("a\"b") == #""a\"b""#)
    #expect(
      dump(["text": "one\ntwo"]) == #"""
        [
          "text": """
            one
            two
            """
        ]
        """#)
    #expect(dump(Character("x")) == #""x""#)
    #expect(dump("abc".dropFirst()) == #""bc""#)
  }

  @Test func collections() {
    #expect(dump([Int]()) == "[]")
    #expect(dump([String: Int]()) == "[:]")
    #expect(dump(Set<Int>()) == "Set([])")
    #expect(dump([10: "b", 9: "a"]) == "[\n  9: \"a\",\n  10: \"b\"\n]")
    #expect(dump(Set([10, 9, 100])) == "Set([\n  9,\n  10,\n  100\n])")
    #expect(
      dump(IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)) == """
        [
          [0]: "a",
          [1]: "bb"
        ]
        """)
  }

  @Test func tuples() {
    #expect(dump((1, label: "a")) == "(\n  1,\n  label: \"a\"\n)")
    #expect(dump(()) == "()")
  }

  @Test func classesAndCycles() {
    let person = Person(name: "A")
    let friend = Person(name: "B")
    person.friend = friend
    friend.friend = person
    #expect(
      dump(person) == """
        Person(
          name: "A",
          friend: #2 Person(
            name: "B",
            friend: Person(↩︎)
          )
        )
        """)
    #expect(dump(Dog()) == "Dog(\n  legs: 4,\n  name: \"Rex\"\n)")
  }

  @Test func deepRecursionEnds() {
    indirect enum List { case end, node(Int, List) }
    let list = (0..<5_000).reduce(List.end) { .node($1, $0) }
    #expect(dump(list).contains("…"))
  }

  @Test func otherTypes() {
    #expect(dump(1.5) == "1.5")
    #expect(dump(true) == "true")
    #expect(dump(Int.self) == "Int.self")
    #expect(dump(Duration.milliseconds(1500)) == "1.5 seconds")
    #expect(dump(1..<3) == "1..<3")
    #expect(dump(1...3) == "1...3")
    #expect(dump("a"...) == #""a"..."#)
    #expect(dump(\User.name) == #"\User.name"#)
    #expect(dump({ (_: Int) -> String in "" }) == "(Int) -> String")
    #expect(dump(CancellationError()) == "CancellationError()")
  }

  @Test func foundation() throws {
    #expect(dump(Date(timeIntervalSince1970: 1_234_567_890)) == "Date(2009-02-13T23:31:30.000Z)")
    #expect(
      dump(try #require(URL(string: "https://example.com/a"))) == "URL(https://example.com/a)")
    let uuid = "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF"
    #expect(dump(try #require(UUID(uuidString: uuid))) == "UUID(\(uuid))")
    #expect(dump(Data([1, 2, 3])) == "Data(3 bytes)")
    #expect(dump(Decimal(string: "1.25")!) == "1.25")
  }

  @Test func typesThatChooseTheirDump() {
    struct Wrapper: CustomDumpRepresentable {
      var customDumpValue: Any { [1] }
    }
    struct Loop: CustomDumpRepresentable {
      var customDumpValue: Any { self }
    }
    struct Money: CustomDumpStringConvertible {
      var customDumpDescription: String { "5 €" }
    }
    #expect(dump(Secretive(hidden: 2)) == "Secretive(\n  shown: 1\n)")
    #expect(dump(Wrapper()) == "[\n  [0]: 1\n]")
    #expect(dump(Loop()) == "CustomDumpTests.Loop()")
    #expect(dump([Money()]) == "[\n  [0]: 5 €\n]")
  }

  @Test func macroMadeStorageIsNamedAsWritten() {
    struct Observed {
      var _$registrar = 0
      var _count = 1
      var plain = 2
    }
    #expect(dump(Observed()) == "CustomDumpTests.Observed(\n  count: 1,\n  plain: 2\n)")
  }

  @Test func typeNames() {
    enum Local { struct Nested<T> {} }
    #expect(
      dump(Local.Nested<[Int?]>.self) == "CustomDumpTests.Local.Nested<Array<Optional<Int>>>.self")
    #expect(dump(Private.self) == "Private.self")
    #expect(dump((any Error).self) == "Error.self")
  }
}

private struct Private {}
