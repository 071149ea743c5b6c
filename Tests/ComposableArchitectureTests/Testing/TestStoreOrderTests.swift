import Testing

@testable import ComposableArchitecture

/// The live store and the test store are one engine: a script leads to one order in both.
@MainActor
@Suite struct TestStoreOrderTests {
  /// A tree of effects, as data.
  indirect enum Script: Equatable, Sendable {
    case mark(Int)
    case feedBack([Script])
    case run([Script])
    case merge([Script])
    case concatenate([Script])
    case cancellable(Int, Script)
    case cancel(Int)

    static func random(depth: Int, using random: inout SeededGenerator) -> Script {
      func parts() -> [Script] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Script.random(depth: depth - 1, using: &random)
        }
      }
      switch depth == 0 ? 0 : Int.random(in: 0...6, using: &random) {
      case 1: return .feedBack(parts())
      case 2: return .run(parts())
      case 3: return .merge(parts())
      case 4: return .concatenate(parts())
      case 5:
        return .cancellable(
          Int.random(in: 0...2, using: &random), .random(depth: depth - 1, using: &random))
      case 6: return .cancel(Int.random(in: 0...2, using: &random))
      default: return .mark(Int.random(in: 0...99, using: &random))
      }
    }

    var effect: Effect<Script> {
      switch self {
      case .mark: .none
      case .feedBack(let parts): .merge(parts.map { .send($0) })
      case .run(let parts): .run { send in for part in parts { await send(part) } }
      case .merge(let parts): .merge(parts.map(\.effect))
      case .concatenate(let parts): .concatenate(parts.map(\.effect))
      case .cancellable(let id, let part): part.effect.cancellable(id: id)
      case .cancel(let id): .cancel(id: id)
      }
    }
  }

  static var feature: Reduce<[Script], Script> {
    Reduce { state, action in
      state.append(action)
      return action.effect
    }
  }

  @Test func `a thousand random scripts come in one order in both stores`() async {
    for seed in 0..<1_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let scripts = (0..<3).map { _ in Script.random(depth: 4, using: &random) }

      let live = Store(initialState: [Script]()) { Self.feature }
      live.core(executor: MainTaskExecutor.shared)
      for script in scripts { await live.send(script).finish() }

      let test = TestStore(initialState: [Script]()) { Self.feature }
      test.exhaustivity = .off
      for script in scripts {
        await test.send(script)
        await test.finish()
        await test.skipReceivedActions(strict: false)
      }
      #expect(test.state == live.state, "seed \(seed)")
      if test.state != live.state { break }
    }
  }
}

extension Store {
  /// Lets effects run in turn, as a test store does.
  fileprivate func core(executor: any TaskExecutor) {
    (core as? RootCore<State, Action>)?.effectExecutor = executor
  }
}

/// Numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
