import ConcurrencyExtras
import Foundation
import Testing

@Suite(.serialized) struct MainSerialExecutorTests {
  @Test func tasksRunInTheOrderTheyWereStarted() async {
    await withMainSerialExecutor {
      for _ in 1...20 {
        let order = LockIsolated<[Int]>([])
        let tasks = (1...50).map { number in
          Task.detached { order.withValue { $0.append(number) } }
        }
        for task in tasks { await task.value }
        #expect(order.value == Array(1...50))
      }
    }
  }

  @Test func detachedTasksInterleaveAtTheirSuspensions() async {
    await withMainSerialExecutor {
      let log = LockIsolated("")
      let a = Task.detached {
        for _ in 1...3 {
          log.withValue { $0 += "a" }
          await Task.yield()
        }
      }
      let b = Task.detached {
        for _ in 1...3 {
          log.withValue { $0 += "b" }
          await Task.yield()
        }
      }
      _ = await (a.value, b.value)
      #expect(log.value == "ababab")
    }
  }

  @Test func detachedTasksRunOnTheMainActorsExecutor() async {
    await withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
      await Task.detached { MainActor.preconditionIsolated() }.value
    }
    #expect(!uncheckedUseMainSerialExecutor)
  }

  @Test func theExecutorIsPutBackAfterAnError() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await withMainSerialExecutor {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(!uncheckedUseMainSerialExecutor)
  }
}
