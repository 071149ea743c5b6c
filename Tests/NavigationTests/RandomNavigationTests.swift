import ComposableArchitecture
import GTK
import Oriel
import Testing
import ViewTree

/// Random users and hosts: after each step state, tree and host agree.
@MainActor
@Suite(.serialized)
struct RandomNavigationTests {
  @Test(arguments: 0..<25)
  func stateTreeAndHostAgreeAfterEachOf200Steps(seed: UInt64) async throws {
    try await walk(200, seed: seed, on: TextTheatre())
  }

  @Test(
    .enabled(if: OnGTKTests.hasDisplay, "no display: skipped; run scripts/with-display swift test"),
    arguments: 100..<105)
  func theyDoInWindowsToo(seed: UInt64) async throws {
    GLibMessages.collect()
    GLibMessages.removeAll()
    try await walk(100, seed: seed, on: GTKTheatre())
    #expect(GLibMessages.all == [])
  }

  private func walk(_ steps: Int, seed: UInt64, on theatre: any Theatre) async throws {
    var random = SeededGenerator(seed: seed)
    let show = try await HubShow(theatre)
    let baseline = show.stage.engine.statistics
    var past: [NodeID] = []
    for step in 0..<steps {
      past += show.stage.expectedScreens.suffix(1) + show.stage.presented.map(\.id)
      if let stack = show.stage.tree.stack?.id, past.isEmpty { past.append(stack) }
      act(on: show, past, &random)
      if step % 4 != 3 { show.stage.engine.flush() } else { await show.stage.settle() }
      if step % 4 == 3 || theatre is TextTheatre { show.expectAgreement() }
      guard step % 4 == 3 else { continue }
      #expect(show.stage.effects == expectedEffects(of: show.store), "seed \(seed), step \(step)")
    }
    show.store.send(.present(nil))
    show.store.send(.pathReplaced([]))
    await show.stage.settle()
    let end = show.stage.engine.statistics
    #expect(show.stage.effects == 0)
    #expect(end.liveNodes == baseline.liveNodes)
    #expect(end.liveScopes == baseline.liveScopes)
    #expect(end.liveHandlers == baseline.liveHandlers)
    await show.stage.end()
  }

  private func act(on show: HubShow, _ past: [NodeID], _ random: inout SeededGenerator) {
    let store = show.store
    let number = Int.random(in: 1...9, using: &random)
    let presented = show.stage.presented.last?.id
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1:
      let id = StackElementID(generation: random.next() >> 1)
      store.send(.path(.push(id: id, state: .note(Note.State(number: number)))))
    case 2:
      if let last = store.path.ids.last { store.send(.path(.popFrom(id: last))) }
    case 3:
      store.send(.pathReplaced((0..<(number % 3)).map { .note(Note.State(number: $0)) }))
    case 4: store.send(.present(.alert(.question("Question \(number)"))))
    case 5: store.send(.present(.dialog(.question("Dialog \(number)"))))
    case 6: store.send(.present(.panel(Panel.State(id: number, isBusy: number % 3 == 0))))
    case 7: store.send(.present(nil))
    case 8: if let presented { show.stage.report(Event(presented, .dismiss)) }
    case 9: if let presented { show.stage.report(Event(presented, .choose(number % 2))) }
    case 10: store.send(.present(.cover(Settings.State())))
    case 11: store.send(.present(.bubble(Settings.State())))
    case 12:
      if let stack = show.stage.tree.stack, let target = stack.screens.randomElement(using: &random)
      {
        show.stage.report(Event(stack.id, .back(to: target.id)))
      }
    default:
      if let id = past.randomElement(using: &random) {
        show.stage.report(Event(id, Bool.random(using: &random) ? .dismiss : .choose(0)))
      }
    }
  }

  private func expectedEffects(of store: StoreOf<Hub>) -> Int {
    let notes = store.path.count { if case .note = $0 { true } else { false } }
    if case .panel = store.destination { return notes + 1 }
    return notes
  }

  /// What a platform has to do is the same at any depth, and so is what is evaluated for it.
  @Test
  func aPushAndAPopCostTheSameFiftyScreensDeep() async throws {
    func cost(at depth: Int) async throws -> (patches: [Int], bodies: [Int]) {
      let show = try await HubShow(
        TextTheatre(),
        Hub.State(path: StackState((0..<depth).map { .note(Note.State(number: $0)) })))
      let before = show.stage.engine.statistics
      await show.send(.path(.push(id: 1_000, state: .note(Note.State(number: 99)))))
      let pushed = show.stage.engine.statistics
      await show.send(.path(.popFrom(id: 1_000)))
      let popped = show.stage.engine.statistics
      await show.stage.end()
      return (
        [pushed.patches - before.patches, popped.patches - pushed.patches],
        [
          pushed.evaluatedBodies - before.evaluatedBodies,
          popped.evaluatedBodies - pushed.evaluatedBodies,
        ]
      )
    }
    let shallow = try await cost(at: 1)
    let deep = try await cost(at: 50)
    #expect(shallow.patches == deep.patches)
    #expect(shallow.patches.allSatisfy { $0 < 20 }, "\(shallow)")
    // Two changes that come in one flush or in two make a difference of one.
    for (few, more) in zip(shallow.bodies, deep.bodies) {
      #expect(abs(more - few) <= 2, "\(shallow.bodies), \(deep.bodies)")
    }
  }
}

/// Numbers that a failure can be repeated with (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
