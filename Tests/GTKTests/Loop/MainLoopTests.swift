import GTK
import Testing

@Suite("The main loop", .needsDisplay, .serialized)
struct MainLoopTests {
  @Test("A task, a block and a sleep started by a button all run while nothing else happens")
  func servesMainActor() async throws {
    let text = try await LoopProbe("jobs").run()
    for job in ["task", "block", "sleep"] {
      let time = try #require(number(job, in: text), "\(job) never ran: \(text)")
      #expect(time < 100, "\(job)")
    }
    #expect(text.hasSuffix("ended\n"))
  }

  @Test("A hop to the main actor takes less than a millisecond")
  func hops() async throws {
    let text = try await LoopProbe("hops").run()
    let median = try #require(number("median", in: text), "\(text)")
    print("main-actor hop under GTK, median ms: \(median)")
    #expect(median < 1)
  }

  @Test("An idle window isn't woken")
  func idle() async throws {
    let probe = LoopProbe("idle")
    let child = try #require(number("ready", in: try await probe.start()).map { Int($0) })
    try await Task.sleep(for: .seconds(1))
    let before = LoopProbe.waits(of: child)
    try await Task.sleep(for: .seconds(5))
    let after = LoopProbe.waits(of: child)
    probe.process.terminate()
    #expect(after["\(child)"] != nil)
    // Dispatch ends workers that have had nothing to do: those aren't in the second count.
    #expect(after == before.filter { after[$0.key] != nil })
  }

  @Test("The loop can be left and entered again")
  func twice() async throws {
    #expect(try await LoopProbe("twice").run() == "round 1\nround 2\nended\n")
  }
}
