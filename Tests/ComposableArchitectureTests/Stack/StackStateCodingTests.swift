import ComposableArchitecture
import Foundation
import Testing

@Suite struct StackStateCodingTests {
  @Test func `a stack is coded as an array`() throws {
    let stack: StackState = ["a", "b"]
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    #expect(try JSONDecoder().decode(StackState<String>.self, from: data) == stack)
  }

  @Test func `an id is coded as its number`() throws {
    let data = try JSONEncoder().encode([StackElementID(integerLiteral: 3)])
    #expect(String(decoding: data, as: UTF8.self) == "[3]")
    #expect(try JSONDecoder().decode([StackElementID].self, from: data) == [3])
  }

  @Test func `an action of a stack is coded`() throws {
    let action = StackAction<String, Int>.element(id: 2, action: 5)
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(StackAction<String, Int>.self, from: data) == action)
  }
}
