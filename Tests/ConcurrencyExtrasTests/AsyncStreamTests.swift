import ConcurrencyExtras
import Testing

@Suite struct AsyncStreamTests {
  struct Failure: Error {}

  private static func collect<S: AsyncSequence>(_ sequence: S) async throws -> [S.Element] {
    var elements: [S.Element] = []
    for try await element in sequence { elements.append(element) }
    return elements
  }

  @Test func erasureKeepsTheElements() async throws {
    let numbers = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    #expect(try await Self.collect(numbers.map { $0 * 2 }.eraseToStream()) == [2, 4, 6])
  }

  @Test func anErrorEndsAStreamAndPassesThroughAThrowingOne() async throws {
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure())
    }
    var iterator = failing.eraseToThrowingStream().makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: Failure.self) { try await iterator.next() }

    let swallowed = AsyncThrowingStream<Int, any Error>.finished(throwing: Failure())
    #expect(try await Self.collect(swallowed.eraseToStream()) == [])
  }

  @Test func finishedStreamsEnd() async throws {
    #expect(try await Self.collect(AsyncStream<Int>.finished) == [])
    #expect(try await Self.collect(AsyncThrowingStream<Int, any Error>.finished()) == [])
  }

  @Test func aNeverStreamEndsWithItsTask() async {
    let task = Task { try await Self.collect(AsyncStream<Int>.never) }
    let throwing = Task { try await Self.collect(AsyncThrowingStream<Int, any Error>.never) }
    task.cancel()
    throwing.cancel()
    #expect((try? await task.value) == [])
    #expect((try? await throwing.value) == [])
  }
}
