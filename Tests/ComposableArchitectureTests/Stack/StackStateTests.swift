import ComposableArchitecture
import CustomDump
import Testing

@Suite struct StackStateTests {
  @Test func `ids count from zero in each test`() {
    let stack: StackState = ["a", "b"]
    #expect(Array(stack.ids) == [0, 1])
    #expect("\(Array(stack.ids))" == "[#0, #1]")
  }

  @Test func `ids count from zero in this test as well`() {
    #expect(Array(StackState(["a"]).ids) == [0])
  }

  @Test func `an id is never used twice`() {
    var stack: StackState = ["a", "b"]
    stack.removeLast()
    stack.append("c")
    #expect(Array(stack.ids) == [0, 2])
  }

  @Test func `equality is that of the screens`() {
    var stack: StackState = ["a", "b"]
    stack.removeLast()
    stack.append("b")
    #expect(stack == ["a", "b"])
    #expect(stack.hashValue == StackState(["a", "b"]).hashValue)
    #expect(stack != ["b", "a"])
  }

  @Test func `elements are read, written, added and removed by id`() {
    var stack: StackState = ["a", "b", "c"]
    #expect(stack[id: 1] == "b")
    #expect(stack[id: 7] == nil)
    stack[id: 1] = "B"
    #expect(stack == ["a", "B", "c"])
    stack[id: 1]?.append("!")
    #expect(stack == ["a", "B!", "c"])
    stack[id: 0] = nil
    #expect(stack == ["B!", "c"])
    #expect(Array(stack.ids) == [1, 2])
    stack[id: 9] = "z"
    #expect(Array(stack.ids) == [1, 2, 9])
    stack[id: 5] = nil
    #expect(stack.count == 3)
  }

  @Test func `optional chaining on a missing id does nothing`() {
    var stack: StackState = ["a"]
    stack[id: 4]?.append("!")
    #expect(stack == ["a"])
    #expect(Array(stack.ids) == [0])
  }

  @Test func `taking an element out in place closes the gap in order`() {
    var stack: StackState = ["a", "b", "c", "d"]
    func remove(_ element: inout String?) { element = nil }
    remove(&stack[id: 1])
    #expect(stack == ["a", "c", "d"])
    #expect(Array(stack.ids) == [0, 2, 3])
    remove(&stack[id: 3])
    #expect(stack == ["a", "c"])
  }

  @Test func `pop from removes the screen and those above`() {
    var stack: StackState = ["a", "b", "c"]
    stack.pop(from: 1)
    #expect(stack == ["a"])
    stack.pop(from: 1)
    #expect(stack == ["a"])
  }

  @Test func `pop to keeps the screen`() {
    var stack: StackState = ["a", "b", "c"]
    stack.pop(to: 1)
    #expect(stack == ["a", "b"])
    stack.pop(to: 7)
    #expect(stack == ["a", "b"])
  }

  @Test func `collection operations keep ids with their screens`() {
    var stack: StackState = ["a", "b", "c"]
    stack.swapAt(0, 2)
    #expect(stack[id: 0] == "a")
    #expect(Array(stack) == ["c", "b", "a"])
    stack.insert("x", at: 1)
    #expect(Array(stack.ids) == [2, 3, 1, 0])
    stack.removeAll { $0 == "b" }
    #expect(Array(stack) == ["c", "x", "a"])
    #expect(stack.popLast() == "a")
    stack.append(contentsOf: ["y", "z"])
    #expect(Array(stack) == ["c", "x", "y", "z"])
    stack.removeAll()
    #expect(stack.isEmpty)
  }

  @Test func `edits by id and position copy nothing`() {
    var stack: StackState = [[1, 2], [3, 4]]
    let address = stack[0].address
    stack[0][0] += 1
    stack[id: 0]?[1] += 1
    #expect(stack[0].address == address)
    #expect(stack[0] == [2, 3])
  }

  @Test func `structure changes with membership and order only`() {
    var stack: StackState = ["a", "b"]
    let structure = stack.structure
    stack[id: 0]?.append("!")
    stack[1] = "B"
    #expect(stack.structure == structure)
    stack.swapAt(0, 1)
    #expect(stack.structure != structure)
  }

  @Test func `dumps show screens and no ids`() {
    var stack: StackState = ["a", "b"]
    stack.removeFirst()
    #expect(
      String(customDumping: stack) == """
        [
          [0]: "b"
        ]
        """)
    #expect(String(reflecting: stack) == #"["b"]"#)
    #expect(diff(stack, ["b"]) == nil)
  }

  @Test func `the path view moves ids with components`() {
    var stack: StackState = ["a", "b", "c"]
    var path = stack.path
    path.removeLast()
    path.swapAt(0, 1)
    stack.path = path
    #expect(Array(stack) == ["b", "a"])
    #expect(Array(stack.ids) == [1, 0])
    #expect(stack.path == path)
  }
}
