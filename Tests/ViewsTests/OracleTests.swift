import ConformanceKit
import Foundation
import Testing
import ViewTree
import Views

/// What is mounted after any changes is what evaluation from scratch gives.
@MainActor
@Suite struct OracleTests {
  /// 100 programs of 100 steps each; `make fuzz` runs more, from other seeds.
  @Test(arguments: 0..<10) func randomPrograms(batch: UInt64) async throws {
    let programs = ProcessInfo.processInfo.environment["ORIEL_FUZZ"].flatMap { UInt64($0) } ?? 10
    for seed in 0..<programs {
      try run(seed: batch * programs + seed, steps: 100)
      // Other tests want the main actor too.
      await Task.yield()
    }
  }

  private func run(seed: UInt64, steps: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let world = World()
    let program = Program(
      .stack((0..<3).map { _ in Program(depth: 1 + Int(seed % 4), using: &generator) }))
    // Every third program runs on a target that draws core kinds only, every third on one that
    // mounts rows on demand.
    let harness = Harness(
      kinds: seed % 3 == 0 ? Kind.core : Set(Kind.allCases),
      virtualKinds: seed % 3 == 1 ? [.list, .section, .stack] : []
    ) {
      ProgramView(program: program, world: world)
    }
    for step in 0..<steps {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        harness.nodes(.button).randomElement(using: &generator).map {
          harness.target.send(.press, to: $0.id)
        }
      } else if seed % 3 == 1, Int.random(in: 0..<3, using: &generator) == 0 {
        let virtual = harness.nodes.filter { $0.content.element.window != nil }
        virtual.randomElement(using: &generator).map { node in
          let start = Int.random(in: 0..<12, using: &generator)
          let rows = start..<(start + Int.random(in: 0..<6, using: &generator))
          harness.target.send(.show(rows), to: node.id)
        }
      } else {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { world.mutate(using: &generator) }
        harness.engine.flush()
      }
      let mounted = harness.engine.snapshot()
      try #require(harness.target.faults == [], "seed \(seed), step \(step)")
      try #require(harness.target.windows.first == mounted, "seed \(seed), step \(step)")
      try #require(harness.engine.oracle() == mounted, "seed \(seed), step \(step)")
      // Rows that are written out stay mounted where a window leaves them out.
      try #require(
        seed % 3 == 1 || harness.engine.statistics.liveNodes == harness.target.nodeCount)
    }
    harness.engine.stop()
    #expect(harness.engine.statistics.liveNodes == 0)
    #expect(harness.engine.statistics.liveScopes == 0)
    #expect(harness.engine.statistics.liveHandlers == 0)
    #expect(harness.target.nodeCount == 0)
  }
}
