import ConcurrencyExtras
import Dependencies
import IdentifiedCollections
import IssueReporting
import Sharing
import SwiftNavigation
import Testing

struct SharedTests {
  @Test func aValueIsOneForAllItsReferences() {
    let first = Shared(value: 0)
    let second = first
    first.withLock { $0 += 1 }
    #expect(second.wrappedValue == 1)
    #expect(SharedReader(first).wrappedValue == 1)
  }

  @Test func anOptionalValueIsRead() {
    let name = Shared<String?>(value: "Blob")
    #expect(name.wrappedValue == "Blob")
    name.withLock { $0? += "!" }
    #expect(name.wrappedValue == "Blob!")
    name.withLock { $0 = nil }
    #expect(name.wrappedValue == nil)
  }

  @Test func aChangeReturnsWhatItsClosureReturnsAndStaysWhenItThrows() {
    struct Failure: Error {}
    let list = Shared(value: [1, 2, 3])
    #expect(list.withLock { $0.removeLast() } == 3)
    #expect(throws: Failure.self) {
      try list.withLock {
        $0.append(9)
        throw Failure()
      }
    }
    #expect(list.wrappedValue == [1, 2, 9])
  }

  @Test func theClosureMayReadWhatItChanges() {
    let count = Shared(value: 1)
    count.withLock { $0 = count.wrappedValue + 1 }
    #expect(count.wrappedValue == 2)
  }

  @Test func aNestedChangeIsAnIssue() {
    let count = Shared(value: 1)
    withExpectedIssue {
      count.withLock {
        count.withLock { $0 = 10 }
        $0 += 1
      }
    }
    #expect(count.wrappedValue == 2)
  }

  @Test func manyTasksChangeAValueWithoutLosses() async {
    let count = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count.wrappedValue == 8_000)
  }

  @Test func sharedValuesCompareHashAndPrintAsTheirValues() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    #expect(Set([Shared(value: 1), Shared(value: 1)]).count == 1)
    #expect("\(Shared(value: 1))" == "Shared(1)")
    #expect("\(SharedReader(value: 1))" == "SharedReader(1)")
    #expect(Shared(value: Todo(id: 7, title: "")).id == 7)
  }

  @Test func aPropertyTakesOverAReference() {
    struct Holder {
      @Shared var count: Int
      @SharedReader var limit: Int
      init(count: Shared<Int>, limit: SharedReader<Int>) {
        _count = count
        _limit = limit
      }
    }
    let count = Shared(value: 1)
    var holder = Holder(count: count, limit: .constant(9))
    holder.$count.withLock { $0 = 5 }
    #expect(count.wrappedValue == 5)
    #expect(holder.limit == 9)
    holder.$count = Shared(value: 100)
    #expect(holder.count == 100)
    #expect(count.wrappedValue == 5)
  }
}

struct Todo: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}
