import CustomDump
import Testing

@Suite struct DiffTests {
  @Test func equalValues() {
    #expect(diff(1, 1) == nil)
    #expect(diff(User(id: 1, name: ""), User(id: 1, name: "")) == nil)
    #expect(diff(Dog(), Dog()) == nil)
  }

  @Test func leaves() {
    #expect(diff(1, 2) == "- 1\n+ 2")
    #expect(diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
    #expect(diff(Int?.none, 2) == "- nil\n+ 2")
    #expect(diff(Route.home, .number(1)) == "- Route.home\n+ Route.number(1)")
    #expect(diff(Route.number(2), .number(1)) == "- Route.number(2)\n+ Route.number(1)")
  }

  @Test func structs() {
    #expect(
      diff(
        User(id: 1, name: "Blob", favorites: [1]), User(id: 1, name: "Blob!", favorites: [1]))
          == """
            User(
              id: 1,
          -   name: "Blob",
          +   name: "Blob!",
              favorites: […]
            )
          """)
  }

  @Test func unchangedFieldsAreCounted() {
    struct Many: Equatable {
      var a = 1
      var b = 2
      var c = 3
      var d = 4
    }
    #expect(
      diff(Many(), Many(c: 0)) == """
          DiffTests.Many(
            … (2 unchanged),
        -   c: 3,
        +   c: 0,
            d: 4
          )
        """)
  }

  @Test func nestedEnums() {
    #expect(
      diff(Route.detail(User(id: 1, name: "a")), .detail(User(id: 1, name: "b"))) == """
          Route.detail(
            User(
              id: 1,
        -     name: "a",
        +     name: "b",
              favorites: []
            )
          )
        """)
    #expect(
      diff(Route.search(query: "a", page: 1), .search(query: "a", page: 2)) == """
          Route.search(
            query: "a",
        -   page: 1
        +   page: 2
          )
        """)
  }

  @Test func lists() {
    #expect(
      diff([1, 2, 3, 4, 5], [1, 2, 3, 5, 6]) == """
          [
            … (3 unchanged),
        -   [3]: 4,
            [3]: 5,
        +   [4]: 6
          ]
        """)
    #expect(
      diff([1, 2, 3], [1, 9, 3]) == """
          [
            [0]: 1,
        -   [1]: 2,
        +   [1]: 9,
            [2]: 3
          ]
        """)
    #expect(diff([], [1]) == "- []\n+ [\n+   [0]: 1\n+ ]")
  }

  @Test func listsOfIdentifiablesMatchById() {
    let a = User(id: 1, name: "a")
    let b = User(id: 2, name: "b")
    let c = User(id: 3, name: "c")
    var edited = b
    edited.name = "B"
    #expect(
      diff([a, b, c], [edited, c]) == """
          [
        -   [0]: User(
        -     id: 1,
        -     name: "a",
        -     favorites: []
        -   ),
            [0]: User(
              id: 2,
        -     name: "b",
        +     name: "B",
              favorites: []
            ),
            [1]: User(…)
          ]
        """)
  }

  @Test func dictionariesMatchByKey() {
    #expect(
      diff(["a": 1, "b": 2, "c": 3], ["b": 2, "c": 4, "d": 5]) == """
          [
        -   "a": 1,
            "b": 2,
        -   "c": 3,
        +   "c": 4,
        +   "d": 5
          ]
        """)
  }

  @Test func sets() {
    #expect(
      diff(Set([1, 2, 3]), Set([2, 3, 4])) == """
          Set([
        -   1,
            … (2 unchanged),
        +   4
          ])
        """)
  }

  @Test func multilineStrings() {
    #expect(
      diff(["one\ntwo\nthree"], ["one\n2\nthree"]) == #"""
          [
            [0]: """
              one
        -     two
        +     2
              three
              """
          ]
        """#)
  }

  @Test func hiddenDifferences() {
    #expect(
      diff(Secretive(hidden: 1), Secretive(hidden: 2)) == """
          // Not equal, although both dump alike:
        - Secretive(
        -   shown: 1
        - )
        + Secretive(
        +   shown: 1
        + )
        """)
    #expect(
      diff(Double.nan, Double.nan) == "  // Not equal, although both dump alike:\n- nan\n+ nan")
  }

  @Test func objectsAndCycles() {
    let a = Person(name: "A")
    a.friend = a
    let b = Person(name: "B")
    b.friend = b
    #expect(diff(a, a) == nil)
    #expect(
      diff(a, b) == """
          Person(
        -   name: "A",
        +   name: "B",
            friend: Person(…)
          )
        """)
  }

  @Test func differentTypes() {
    #expect(diff(1 as Any, "1" as Any) == "- 1\n+ \"1\"")
    #expect(
      diff([1, "a"] as [Any], [1, 2] as [Any]) == """
          [
            [0]: 1,
        -   [1]: "a"
        +   [1]: 2
          ]
        """)
  }

  /// Equal parts are compared once, and never taken apart.
  @Test func equalPartsAreNotExpanded() {
    struct Opaque: Equatable, CustomDumpReflectable {
      nonisolated(unsafe) static var expansions = 0
      var id = 0
      var customDumpMirror: Mirror {
        Self.expansions += 1
        return Mirror(self, children: ["id": id])
      }
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    }
    struct State: Equatable {
      var parts: [Opaque]
      var count = 0
    }
    let state = State(parts: Array(repeating: Opaque(), count: 1_000))
    #expect(
      diff(state, State(parts: state.parts, count: 1)) == """
          DiffTests.State(
            parts: […],
        -   count: 0
        +   count: 1
          )
        """)
    #expect(Opaque.expansions == 0)
  }

  @Test func hugeListsStayReadable() {
    let old = Array(0..<20_000)
    var new = old
    new[10_000] = -1
    new.append(20_000)
    #expect(
      diff(old, new) == """
          [
            … (10000 unchanged),
        -   [10000]: 10000,
        +   [10000]: -1,
            … (9999 unchanged),
        +   [20000]: 20000
          ]
        """)
  }
}
