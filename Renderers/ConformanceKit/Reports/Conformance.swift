import IssueReporting
import ViewTree

/// Holds a renderer against the laws of ``Renderer``.
///
/// A renderer's test target is this, and its ``Probe``:
///
/// ```swift
/// @Test @MainActor
/// func keepsTheLaws() async {
///   let sheet = await Conformance("Page", probe: PageProbe.init).check()
///   print(sheet.markdown)
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
    report(examine(suite), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Tries the laws of all suites, reports each broken one as an issue at this line, and sums it up.
  ///
  /// Lets others use the main actor between two laws.
  public func check(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> CapabilitySheet {
    var reports: [Report] = []
    for suite in LawSuite.allCases {
      var report = Report(suite)
      for law in suite.laws(for: self) {
        attempt(law, &report)
        await Task.yield()
      }
      findUselessSkips(&report)
      self.report(report, fileID: fileID, filePath: filePath, line: line, column: column)
      reports.append(report)
    }
    return CapabilitySheet(self, reports)
  }

  /// Reports each broken law at an author's line.
  func report(
    _ report: Report, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    for failure in report.failures {
      reportIssue(
        """
        The renderer "\(name)" breaks a law of its suite "\(report.suite)".

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
    for law in suite.laws(for: self) { attempt(law, &report) }
    findUselessSkips(&report)
    return report
  }

  /// Tries one law and says what came out, without reporting anything.
  ///
  /// - Parameter name: The law's name as reports show it, such as `"events: button: disabled, it
  ///   reports nothing"`.
  func examine(law name: String) -> Report? {
    for suite in LawSuite.allCases {
      guard let law = suite.laws(for: self).first(where: { $0.fullName == name }) else { continue }
      var report = Report(suite)
      attempt(law, &report)
      return report
    }
    return nil
  }

  /// The names of a suite's laws, those included that are skipped.
  public func lawNames(_ suite: LawSuite) -> [String] {
    suite.laws(for: self).map(\.fullName)
  }

  private func attempt(_ law: Law, _ report: inout Report) {
    if let skip = skips.first(where: { $0.covers(law.fullName) }) {
      return report.skips.append(Report.Entry(law: law.fullName, text: skip.reason))
    }
    let trial = Trial(self)
    do {
      try law.body(trial)
    } catch {
      return report.skips.append(Report.Entry(law: law.fullName, text: error.reason))
    }
    report.checks += trial.checks
    guard !trial.failures.isEmpty else { return report.kept += 1 }
    let shown = trial.failures.prefix(3)
    let more = trial.failures.count - shown.count
    let text = shown.joined(separator: "\n\n") + (more > 0 ? "\n\nand \(more) more." : "")
    report.failures.append(Report.Entry(law: law.fullName, text: text))
  }

  private func findUselessSkips(_ report: inout Report) {
    let names = report.suite.laws(for: self).map(\.fullName)
    for skip in skips where skip.names(report.suite) && !names.contains(where: skip.covers) {
      report.failures.append(
        Report.Entry(
          law: skip.law,
          text: """
            No law is called that, so the skip skips nothing. It may have been renamed, or it doesn't \
            apply to the kinds that the renderer draws. Remove the skip, or correct its name.
            """))
    }
  }
}

extension Skip {
  /// Whether it is about a suite, by the word before the colon.
  func names(_ suite: LawSuite) -> Bool {
    law == suite.rawValue || law.hasPrefix("\(suite.rawValue):")
  }
}
