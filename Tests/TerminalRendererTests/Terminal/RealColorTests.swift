import Foundation
import Testing

/// What a real terminal is told about colours.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: RealTerminal.isThere, "No tmux here: make test installs it."))
struct RealColorTests {
  /// The sequences for colours and attributes on screen.
  private func pens(_ environment: String...) async throws -> Set<String> {
    let terminal = try await RealTerminal(environment: environment)
    try await terminal.start("terminal-probe", "full", showing: "Last")
    let screen = try terminal.colors()
    return Set(screen.matches(of: /\u{1B}\[([0-9;:]*)m/).map { String($0.output.1) })
  }

  @Test
  func coloursFollowTheEnvironment() async throws {
    let plain = try await RealTerminal(environment: ["NO_COLOR=1"])
    try await plain.start("terminal-probe", "full", showing: "Last")
    #expect(try !plain.colors().contains("[38;"))
    #expect(try !plain.colors().contains("[34"))
    let colored = try await RealTerminal(environment: ["TERM=xterm-256color"])
    try await colored.start("terminal-probe", "full", showing: "Last")
    #expect(try colored.colors().contains("48;5;26"))
    let direct = try await RealTerminal(environment: ["COLORTERM=truecolor"])
    try await direct.start("terminal-probe", "full", showing: "Last")
    #expect(try direct.colors().contains("48;2;42;111;208"))
  }

  @Test
  func eightColoursAreThoseOfTheUser() async throws {
    let pens = try await pens("TERM=xterm-color")
    #expect(pens.contains { $0.contains("44") }, "The focus is on the user's blue: \(pens)")
    #expect(!pens.contains { $0.contains("8;5") || $0.contains("8;2") })
    let codes = pens.flatMap { $0.split(separator: ";") }.compactMap { Int($0) }
    #expect(codes.allSatisfy { $0 < 90 }, "None of the bright ones: \(pens)")
  }

  @Test
  func sixteenColoursAreThoseOfTheUser() async throws {
    let pens = try await pens("TERM=xterm-16color")
    #expect(!pens.isEmpty)
    #expect(!pens.contains { $0.contains("8;5") || $0.contains("8;2") })
    #expect(pens.contains { $0.contains("44") || $0.contains("104") }, "\(pens)")
  }
}
