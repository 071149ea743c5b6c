import ComposableArchitecture
import Foundation
import Testing

@testable import Todos

@MainActor
struct TodosTests {
  private let milk = Todo(id: UUID(0), title: "Buy milk")
  private let blob = Todo(id: UUID(1), title: "Call Blob", isDone: true)
  private let bread = Todo(id: UUID(2), title: "Bake bread")

  private func makeStore(_ todos: Todo...) -> TestStoreOf<Todos> {
    TestStore(
      initialState: Todos.State(todos: Shared(value: IdentifiedArray(uniqueElements: todos)))
    ) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test
  func addsWhatIsNotEmpty() async {
    let store = makeStore()
    await store.send(\.binding.newTitle, "  ") { $0.newTitle = "  " }
    await store.send(.addButtonTapped)
    await store.send(\.binding.newTitle, " Buy milk ") { $0.newTitle = " Buy milk " }
    await store.send(.addButtonTapped) { [milk] in
      $0.newTitle = ""
      $0.$todos.withLock { $0 = [milk] }
    }
  }

  @Test
  func rowsAreDeletedAndMovedAmongThoseThatAreShown() async {
    let store = makeStore(milk, blob, bread)
    await store.send(\.binding.filter, .active) { $0.filter = .active }
    await store.send(.move([1], 0)) { [milk, blob, bread] in
      $0.$todos.withLock { $0 = [bread, blob, milk] }
    }
    await store.send(.delete([0])) { [milk, blob] in
      $0.$todos.withLock { $0 = [blob, milk] }
    }
  }

  @Test
  func whatIsDoneIsCleared() async {
    let store = makeStore(milk, blob)
    await store.send(.clearDoneButtonTapped) { [milk] in
      $0.$todos.withLock { $0 = [milk] }
    }
    #expect(!store.state.hasDone)
  }

  /// A change that isn't written yet is written before the list is loaded: none is lost.
  @Test
  func savingAndLoadingAgainKeepTheList() async {
    let store = TestStore(
      initialState: Todos.State(todos: Shared(wrappedValue: [], .fileStorage("todos.json")))
    ) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(\.binding.newTitle, "Buy milk") { $0.newTitle = "Buy milk" }
    await store.send(.addButtonTapped) { [milk] in
      $0.newTitle = ""
      $0.$todos.withLock { $0 = [milk] }
    }
    await store.send(.saveAgainButtonTapped)
    await store.send(.loadAgainButtonTapped)
    await store.finish()
    #expect(store.state.todos == [milk])
    #expect(store.state.$todos.saveError == nil)
    #expect(store.state.$todos.loadError == nil)
  }

  @Test
  func aRowChangesItsOwn() {
    let state = Todos.State(todos: Shared(value: [milk, blob]))
    state.visible[0].withLock { $0.isDone = true }
    #expect(state.openCount == 0)
  }
}
