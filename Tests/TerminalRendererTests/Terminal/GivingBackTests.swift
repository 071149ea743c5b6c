import Foundation
import Testing

/// However a program ends, the terminal is as it was.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: RealTerminal.isThere, "No tmux here: make test installs it."))
struct GivingBackTests {
  private func expectSane(_ terminal: RealTerminal, _ modes: String) throws {
    try terminal.wait("for the shell") { _ in try terminal.state("alternate_on") == "0" }
    #expect(try terminal.state("cursor_flag") == "1")
    #expect(try terminal.state("mouse_any_flag") == "0")
    #expect(try terminal.state("wrap_flag") == "1")
    #expect(try terminal.shell("stty -g") == modes)
  }

  @Test(arguments: ["SEGV", "ABRT", "ILL", "TERM", "INT", "HUP", "QUIT"])
  func aSignalGivesTheTerminalBack(signal: String) throws {
    let terminal = try RealTerminal()
    let modes = try terminal.shell("stty -g")
    try terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    _ = try RealTerminal.run("/bin/kill", ["-\(signal)", "\(process)"])
    try terminal.wait("for the process to end") { _ in kill(process, 0) != 0 }
    try expectSane(terminal, modes)
  }

  @Test
  func aCrashSaysWhyOnTheNormalScreen() throws {
    let terminal = try RealTerminal(height: 32)
    let modes = try terminal.shell("stty -g")
    try terminal.start("terminal-probe", "controls", showing: "Last:")
    try terminal.click("Crash")
    try terminal.wait(for: "Aborted")
    try expectSane(terminal, modes)
  }

  @Test
  func theShellSeesWhatEndedTheProgram() throws {
    let terminal = try RealTerminal()
    try terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    kill(process, SIGTERM)
    try terminal.wait(for: "ready>")
    #expect(try terminal.shell("true") == "")
    try terminal.type("\(RealTerminal.products.path)/terminal-probe controls; echo code $?")
    try terminal.press("Enter")
    try terminal.wait(for: "Notes")
    kill(try terminal.process(named: "terminal-probe"), SIGTERM)
    try terminal.wait(for: "code 143")
  }

  @Test
  func stoppedAndContinuedItIsWhereItWas() throws {
    let terminal = try RealTerminal()
    let modes = try terminal.shell("stty -g")
    try terminal.start("terminal-probe", "controls", showing: "Notes")
    try terminal.type("!")
    try terminal.wait(for: "한글!")
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    try expectSane(terminal, modes)
    try terminal.resize(width: 60, height: 20)
    try terminal.type("fg")
    try terminal.press("Enter")
    try terminal.wait(for: "한글!")
    try terminal.type("?")
    try terminal.wait(for: "한글!?")
    #expect(try terminal.state("alternate_on") == "1")
    // And from outside.
    let process = try terminal.process(named: "terminal-probe")
    kill(process, SIGTSTP)
    try terminal.wait(for: "Stopped")
    try expectSane(terminal, modes)
    try terminal.type("fg")
    try terminal.press("Enter")
    try terminal.wait(for: "한글!?")
    try terminal.press("C-c")
    try terminal.wait(for: "ready>")
    try expectSane(terminal, modes)
  }

  @Test
  func whatIsPrintedMeanwhileIsShownAfterwards() throws {
    let terminal = try RealTerminal()
    try terminal.start("terminal-probe", "noisy", showing: "Pressed 0")
    try terminal.press("Enter")
    try terminal.wait(for: "Pressed 1")
    try terminal.press("Enter")
    try terminal.wait(for: "Pressed 2")
    #expect(try !terminal.screen().contains("printed"))
    #expect(try !terminal.screen().contains("complained"))
    try terminal.press("C-c")
    try terminal.wait(for: "complained 2")
    #expect(try terminal.screen().contains("printed 2"))
  }

  @Test
  func aTerminalThatIsGoneEndsTheProgram() throws {
    let terminal = try RealTerminal()
    try terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    try terminal.closeTerminal()
    let end = Date(timeIntervalSinceNow: 10)
    while kill(process, 0) == 0, Date() < end { usleep(20_000) }
    #expect(kill(process, 0) != 0)
  }

  @Test
  func withoutATerminalItSaysSo() throws {
    let program = RealTerminal.products.appendingPathComponent("terminal-probe").path
    #expect(
      try RealTerminal.run(program, ["full"])
        == "standard output is no terminal. Run it in one, or with --renderer text.\n")
    let terminal = try RealTerminal()
    #expect(try terminal.shell("\(program) full </dev/null").contains("there is no keyboard"))
    #expect(try terminal.shell("TERM=dumb \(program) full").contains("TERM is \"dumb\""))
  }
}
