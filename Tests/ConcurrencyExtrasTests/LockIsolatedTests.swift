import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedTests {
  @Test func noIncrementIsLost() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...1_000 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 1_000)
  }

  @Test func theLockIsRecursive() {
    let name = LockIsolated("Blob")
    let before = name.withValue { value in
      value += "!"
      return name.value
    }
    #expect(before == "Blob")
    #expect(name.value == "Blob!")
    #expect(name.count == 5)
  }

  @Test func settingReplacesTheValue() {
    let numbers = LockIsolated([1])
    numbers.setValue(numbers.value + [2])
    #expect(numbers == LockIsolated([1, 2]))
    #expect(Set([numbers, LockIsolated([1, 2])]).count == 1)
  }
}
