import Clocks
import ComposableArchitecture
import Testing

@testable import Search

@MainActor
struct SearchTests {
  let clock = TestClock()
  let editor = Package(name: "gedit", version: "43", summary: "text editor", details: "")

  private func makeStore(
    _ search: @escaping @Sendable (String) async throws -> [Package]
  ) -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.packages.search = search
    }
  }

  @Test
  func waitsUntilNobodyTypes() async {
    let queries = LockIsolated<[String]>([])
    let store = makeStore { [editor] query in
      queries.withValue { $0.append(query) }
      return [editor]
    }
    await store.send(\.binding.query, "e") {
      $0.query = "e"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.binding.query, "ed") { $0.query = "ed" }
    await clock.advance(by: .milliseconds(299))
    #expect(queries.value == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.response.success) {
      $0.isSearching = false
      $0.results = [editor]
    }
    #expect(queries.value == ["ed"])
  }

  @Test
  func anEmptyQueryEndsTheSearch() async {
    let store = makeStore { _ in
      Issue.record("Searched for nothing.")
      return []
    }
    await store.send(\.binding.query, "e") {
      $0.query = "e"
      $0.isSearching = true
    }
    await store.send(\.binding.query, " ") {
      $0.query = " "
      $0.isSearching = false
    }
    await clock.advance(by: .seconds(1))
  }

  @Test
  func aFailureCanBeTriedAgain() async {
    let isBroken = LockIsolated(true)
    let store = makeStore { [editor] _ in
      if isBroken.value { throw PackageError(reason: "The disk is gone.") }
      return [editor]
    }
    await store.send(\.binding.query, "gedit") {
      $0.query = "gedit"
      $0.isSearching = true
    }
    await clock.advance(by: Search.patience)
    await store.receive(\.response.failure) {
      $0.isSearching = false
      $0.failure = "The disk is gone."
    }
    isBroken.setValue(false)
    await store.send(.retryButtonTapped) {
      $0.isSearching = true
      $0.failure = nil
    }
    await clock.advance()
    await store.receive(\.response.success) {
      $0.isSearching = false
      $0.results = [editor]
    }
    await store.send(.packageTapped(id: "gedit")) {
      $0.selected = PackageDetail.State(package: editor)
    }
    await store.send(\.selected.dismiss) { $0.selected = nil }
  }
}
