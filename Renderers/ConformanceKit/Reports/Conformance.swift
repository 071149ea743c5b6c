import IssueReporting
import ViewTree

/// Holds a renderer against the laws of ``Renderer``.
///
/// A renderer's test target is this, and its ``Probe``:
///
/// ```swift
/// @MainActor
/// @Suite struct PageConformanceTests {
///   @Test(arguments: LawSuite.allCases)
///   func keeps(_ suite: LawSuite) {
///     Conformance("Page", probe: PageProbe.init).check(suite)
///   }
/// }
/// ```
@MainActor
public struct Conformance {
  /// What the renderer is called in its capability sheet.
  public let name: String
  let skips: [Skip]
  let makeRig: @MainActor () -> any Rig
  let kinds: Set<Kind>
  let virtualKinds: Set<Kind>
  /// How many pairs of random trees the differential suite compares.
  public var pairs: Int
  /// The pairs' first seed; the others follow it.
  public var seed: UInt64

  /// - Parameters:
  ///   - name: What the renderer is called in its capability sheet.
  ///   - skipping: Laws that it is known not to keep.
  ///   - probe: Makes a probe with a fresh renderer. Called for each law.
  public init<P: Probe>(
    _ name: String, skipping skips: [Skip] = [], pairs: Int = 1_000, seed: UInt64 = 1,
    probe: @escaping @MainActor () -> P
  ) {
    self.name = name
    self.skips = skips
    self.pairs = pairs
    self.seed = seed
    makeRig = { ProbeRig(probe()) }
    let renderer = probe().renderer
    kinds = renderer.kinds
    virtualKinds = renderer.virtualKinds
  }

  /// Tries the laws of a suite and reports each broken one as an issue at this line: a failure, in a
  /// test.
  public func check(
    _ suite: LawSuite, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    for failure in examine(suite).failures {
      reportIssue(
        """
        The renderer "\(name)" breaks a law of its suite "\(suite)".

          \(failure.law)

        \(failure.text.indented)

        Where the renderer can't keep this law by its nature, say so: \
        .skip("\(failure.law)", because: "…").
        """, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Tries the laws of a suite and says what came out, without reporting anything.
  public func examine(_ suite: LawSuite) -> Report {
    var report = Report(suite)
    let laws = suite.laws(for: self)
    for law in laws {
      if let skip = skips.first(where: { $0.covers(law.fullName) }) {
        report.skips.append(Report.Entry(law: law.fullName, text: skip.reason))
        continue
      }
      let trial = Trial(self)
      do {
        try law.body(trial)
      } catch {
        report.skips.append(Report.Entry(law: law.fullName, text: error.reason))
        continue
      }
      report.checks += trial.checks
      if trial.failures.isEmpty {
        report.kept += 1
      } else {
        let shown = trial.failures.prefix(3)
        let more = trial.failures.count - shown.count
        let text = shown.joined(separator: "\n\n") + (more > 0 ? "\n\nand \(more) more." : "")
        report.failures.append(Report.Entry(law: law.fullName, text: text))
      }
    }
    for skip in skips where skip.names(suite) && !laws.contains(where: { skip.covers($0.fullName) })
    {
      report.failures.append(
        Report.Entry(
          law: skip.law,
          text: """
            No law is called that, so the skip skips nothing. It may have been renamed, or it doesn't \
            apply to the kinds that the renderer draws. Remove the skip, or correct its name.
            """))
    }
    return report
  }
}

extension Skip {
  /// Whether it is about a suite, by the word before the colon.
  func names(_ suite: LawSuite) -> Bool {
    law == suite.rawValue || law.hasPrefix("\(suite.rawValue):")
  }
}
