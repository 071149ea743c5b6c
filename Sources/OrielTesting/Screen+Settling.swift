import ComposableArchitecture
import Dependencies
import IssueReporting
import TextRenderer
import ViewTree
import Views

extension Screen {
  /// Waits until nothing happens any more without time passing: effects that can finish now have,
  /// and what they sent is on screen.
  ///
  /// Time stands still, so work that waits for a clock stays where it is: advance the clock. Gives
  /// up after a bounded number of turns, with a failure that says what still changes, and which
  /// effects run and where they were started.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle(CallSite(fileID, filePath, line, column))
  }

  /// Lets time pass on the screen's clock, and settles.
  ///
  /// Fails the test where that can do nothing: where the test has set a clock that isn't a
  /// `TestClock`, or where nothing ever waited for the one that the screen brought.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID, filePath, line, column)
    await settle(site)
    if let obstacle = time.obstacle { return report(obstacle, site) }
    await time.clock?.advance(by: duration)
    await settle(site)
  }

  /// Does one thing as a user, between two settlings. Returns whether it could be done.
  @discardableResult
  func perform(
    _ site: CallSite, _ act: @MainActor (Driver) throws(Refusal) -> Void
  ) async -> Bool {
    await settle(site)
    var refusal: Refusal?
    onMainActor {
      do throws(Refusal) { try act(driver) } catch { refusal = error }
    }
    if let refusal {
      report(
        "\(shortened(refusal.message))\n\nOn screen:\n\n\(shortened(outline))\(pending)", site)
      return false
    }
    await settle(site)
    return true
  }

  func report(_ message: String, _ site: CallSite) {
    reportIssue(
      message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }

  /// The effects of the test's stores that still run: what has started each, where it is written,
  /// and how to cancel it.
  public var pendingEffects: [String] { EffectsOfTest.descriptions }

  /// The pending effects as the last part of a failure.
  private var pending: String {
    let effects = pendingEffects
    guard !effects.isEmpty else { return "" }
    return "\n\nEffects that still run:\n\n"
      + effects.map { indented($0, "  ") }.joined(separator: "\n\n")
  }

  /// Does something that may start effects, which then need turns of the main actor and nothing else.
  func onMainActor(_ body: () -> Void) {
    EffectsOfTest.runOnMainActor {
      withDependencies {
        $0 = dependencies
      } operation: {
        body()
      }
    }
  }

  func settle(_ site: CallSite) async {
    var quiet = 0
    var last = renderer.frames
    var changes: [String] = []
    var before: String?
    EffectsOfTest.runOnMainActor()
    for turn in 0..<Self.turns {
      await Task.yield()
      flush()
      quiet = renderer.frames == last ? quiet + 1 : 0
      last = renderer.frames
      if quiet == Self.quietTurns { return }
      guard turn >= Self.turns - Self.watchedTurns else { continue }
      let now = outline
      if let before { note(now, after: before, in: &changes) }
      before = now
    }
    let seen = changes.isEmpty ? "" : "\n\nWhat changed last:\n\n" + changes.joined(separator: "\n")
    report(
      """
      The screen did not settle: it still changes after \(Self.turns) turns.\(seen)\(pending)

      Something sends actions without end and without waiting for a clock. Let it wait for the \
      dependency continuousClock, which stands still until the test advances it.
      """, site)
  }

  /// Keeps the few lines that come and go, so that the failure shows where to look.
  private func note(_ now: String, after before: String, in changes: inout [String]) {
    let old = Set(before.split(separator: "\n"))
    for line in now.split(separator: "\n") where !old.contains(line) && changes.count < 5 {
      changes.append("  \(shortened(String(line.drop { $0 == " " })))")
    }
  }

  /// How many turns may pass at most, how many without a change count as quiet, and how many of the
  /// last ones are watched for what changes.
  private static let turns = 5_000
  private static let quietTurns = 50
  private static let watchedTurns = 10
}
