import ComposableArchitecture
import Dependencies
import Foundation
import Testing

@Suite struct DependencyTests {
  struct Clock: Reducer {
    @Dependency(\.date.now) var now
    func reduce(into state: inout [Date], action: Void) -> Effect<Void> {
      state.append(now)
      return .none
    }
  }

  struct Limit: DependencyKey, Equatable {
    var value: Int
    static let liveValue = Limit(value: 1)
    static let testValue = Limit(value: 2)
  }

  struct Limited: Reducer {
    @Dependency(Limit.self) var limit
    func reduce(into state: inout [Int], action: Void) -> Effect<Void> {
      state.append(limit.value)
      return .none
    }
  }

  @Test func `a dependency is overridden by key path`() {
    var state: [Date] = []
    let date = Date(timeIntervalSince1970: 5)
    let reducer = Clock()
      .dependency(\.date, .constant(date))
    _ = reducer.reduce(into: &state, action: ())
    #expect(state == [date])
  }

  @Test func `the innermost override wins`() {
    var state: [Int] = []
    let reducer = Limited()
      .dependency(Limit(value: 3))
      .dependency(Limit(value: 4))
    _ = reducer.reduce(into: &state, action: ())
    #expect(state == [3])
  }

  @Test func `a dependency is transformed`() {
    var state: [Int] = []
    let reducer = Limited()
      .transformDependency(Limit.self) { $0.value += 5 }
      .dependency(Limit(value: 4))
    _ = reducer.reduce(into: &state, action: ())
    _ = Limited().reduce(into: &state, action: ())
    #expect(state == [9, 2])
  }

  @Test func `a dependency is transformed by key path`() {
    var state: [Date] = []
    let date = Date(timeIntervalSince1970: 5)
    let reducer = Clock()
      .transformDependency(\.date) { $0 = .constant(date) }
    _ = reducer.reduce(into: &state, action: ())
    #expect(state == [date])
  }
}
