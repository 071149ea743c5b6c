import ViewTree

/// What a renderer can do, as a page shows it: kinds, suites with counts, and every skip with its
/// reason.
public struct CapabilitySheet: Hashable, Sendable {
  public let name: String
  public let kinds: Set<Kind>
  /// The kinds of which it mounts only the rows that it asks for.
  public let virtualKinds: Set<Kind>
  public let reports: [Report]

  /// How many laws were tried and kept.
  public var kept: Int { reports.reduce(0) { $0 + $1.kept } }
  public var broken: Int { reports.reduce(0) { $0 + $1.failures.count } }
  public var skipped: Int { reports.reduce(0) { $0 + $1.skips.count } }

  /// The sheet as Markdown.
  public var markdown: String {
    let drawn = Kind.allCases.filter(kinds.contains).map(\.rawValue)
    let lowered = Kind.allCases.filter { !kinds.contains($0) }.map(\.rawValue)
    var lines = [
      "### \(name)", "",
      "Keeps \(kept) laws, breaks \(broken), skips \(skipped).", "",
      "- Draws \(drawn.count) of \(Kind.allCases.count) kinds: \(drawn.joined(separator: ", ")).",
    ]
    if !lowered.isEmpty { lines.append("- Lowered: \(lowered.joined(separator: ", ")).") }
    if !virtualKinds.isEmpty {
      let names = virtualKinds.map(\.rawValue).sorted().joined(separator: ", ")
      lines.append("- Mounts rows on demand: \(names).")
    }
    lines += ["", "| suite | kept | skipped | checks |", "|---|--:|--:|--:|"]
    lines += reports.map { "| \($0.suite) | \($0.kept) | \($0.skips.count) | \($0.checks) |" }
    let skips = reports.flatMap(\.skips)
    if !skips.isEmpty {
      lines += ["", "Skipped:", ""]
      lines += Self.byReason(skips).map { reason, laws in
        "- \(laws.map { "*\($0)*" }.joined(separator: "; ")): \(reason)."
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Skips with the same reason stand together, in the order of their first.
  private static func byReason(_ skips: [Report.Entry]) -> [(String, [String])] {
    var reasons: [String] = []
    for skip in skips where !reasons.contains(skip.text) { reasons.append(skip.text) }
    return reasons.map { reason in
      (reason, skips.filter { $0.text == reason }.map(\.law))
    }
  }
}

extension CapabilitySheet {
  @MainActor
  init(_ conformance: Conformance, _ reports: [Report]) {
    self.init(
      name: conformance.name, kinds: conformance.kinds, virtualKinds: conformance.virtualKinds,
      reports: reports)
  }
}

extension Conformance {
  /// Tries every suite in one go and sums it up. Nobody else uses the main actor meanwhile, as is
  /// right where a platform's objects are counted.
  ///
  /// - Parameter reporting: Whether broken laws are reported as issues at this line.
  /// - Complexity: as long as all suites together.
  public func sheet(
    reporting: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> CapabilitySheet {
    let reports = LawSuite.allCases.map { suite in
      let report = examine(suite)
      if reporting {
        self.report(report, fileID: fileID, filePath: filePath, line: line, column: column)
      }
      return report
    }
    return CapabilitySheet(self, reports)
  }
}
