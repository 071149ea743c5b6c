import IdentifiedCollections
import Sharing
import SwiftNavigation
import Testing

struct DerivedTests {
  struct User: Equatable {
    var name = "Blob"
    var friend: Todo?
    var upperName: String { name.uppercased() }
  }

  @Test func aFieldIsAReferenceOfItsOwn() {
    @Shared(value: User()) var user
    let name = $user.name
    name.withLock { $0 = "Bob" }
    #expect(user.name == "Bob")
    let upper: SharedReader<String> = $user.upperName
    #expect(upper.wrappedValue == "BOB")
    #expect($user.read { $0.name.count }.wrappedValue == 3)
  }

  @Test func anOptionalIsUnwrapped() throws {
    @Shared(value: User()) var user
    #expect(Shared($user.friend) == nil)
    $user.withLock { $0.friend = Todo(id: 1, title: "a") }
    let friend = try #require(Shared($user.friend))
    friend.title.withLock { $0 = "b" }
    #expect(user.friend?.title == "b")
    let title: Shared<String?> = $user.friend.title
    title.withLock { $0 = "c" }
    #expect(friend.wrappedValue.title == "c")
    $user.withLock { $0.friend = nil }
    friend.withLock { $0.title = "lost" }
    #expect(user.friend == nil)
    #expect(friend.wrappedValue.title == "c")
    title.withLock { $0 = "lost" }
    #expect(user.friend == nil)
    #expect(SharedReader(SharedReader($user).friend) == nil)
  }

  @Test func elementsAreFoundByIdWhereverTheyMove() throws {
    @Shared(value: [Todo(id: 1, title: "a"), Todo(id: 2, title: "b")])
    var todos: IdentifiedArrayOf<Todo>
    let second = try #require(Shared($todos[id: 2]))
    let all = Array($todos)
    $todos.withLock { $0.swapAt(0, 1) }
    second.withLock { $0.title = "B" }
    all[0].withLock { $0.isDone = true }
    #expect(
      todos.elements == [
        Todo(id: 2, title: "B"), Todo(id: 1, title: "a", isDone: true),
      ])
    $todos.withLock { $0.remove(id: 2) }
    second.withLock { $0.title = "lost" }
    #expect(todos.count == 1)
    #expect(second.wrappedValue.title == "B")
    #expect(Array(SharedReader($todos)).map(\.wrappedValue.id) == [1])
  }

  @Test func elementsOfAnArrayAreFoundByPlace() {
    @Shared(value: ["a", "b"]) var names
    let all = Array($names)
    all[1].withLock { $0 = "B" }
    #expect(names == ["a", "B"])
    $names.withLock { $0 = ["z"] }
    all[1].withLock { $0 = "lost" }
    #expect(names == ["z"])
    #expect(all[1].wrappedValue == "B")
    #expect(all[0].wrappedValue == "z")
    Array($names).forEach { $name in $name.withLock { $0 += "!" } }
    #expect(names == ["z!"])
  }

  @MainActor @Test func aBindingReadsAndWrites() {
    @Shared(value: User()) var user
    let name = UIBinding($user.name)
    name.wrappedValue = "Bob"
    #expect(user.name == "Bob")
    #expect(name.wrappedValue == "Bob")
    #expect(
      UIBindingIdentifier(UIBinding($user.name)) == UIBindingIdentifier(UIBinding($user.name)))
    #expect(
      UIBindingIdentifier(UIBinding($user.name)) != UIBindingIdentifier(UIBinding($user.friend)))
  }
}
