import Foundation
import Testing

/// Drives programs in a real terminal, from outside.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: RealTerminal.isThere, "No tmux here: make test installs it."))
struct RealTerminalTests {
  @Test
  func logsInByKeys() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("login-app", "--renderer terminal", showing: "E-mail")
    try terminal.type("blob@example.com")
    try terminal.press("Tab")
    try terminal.type("password")
    try await terminal.wait(for: "••••••••")
    try terminal.press("Enter")
    try await terminal.wait(for: "Welcome")
    try terminal.press("C-c")
    try await terminal.wait(for: "ready>")
    #expect(try await terminal.shell("echo $?").contains("0"))
  }

  @Test
  func aWrongPasswordIsAnsweredInAnAlert() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("login-app", "--renderer terminal", showing: "E-mail")
    try terminal.type("blob@example.com")
    try terminal.press("Tab")
    try terminal.type("wrong")
    try terminal.press("Enter")
    try await terminal.wait(for: "OK")
    // Keys go to the alert and not to what it covers.
    try terminal.type("x")
    try terminal.press("Enter")
    try await terminal.wait("for the alert to go") { !$0.contains("OK") }
    #expect(try terminal.screen().contains("•••••"))
    #expect(try !terminal.screen().contains("••••••"))
  }

  @Test
  func wideCharactersKeepTheirPlaces() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "controls", showing: "Zoë 한글")
    try terminal.press("Left")
    try terminal.type("中")
    try await terminal.wait(for: "Zoë 한中글")
    try terminal.press("BSpace", "BSpace", "Home")
    try terminal.type("é")
    try await terminal.wait(for: "éZoë 글")
    let lines = try terminal.screen().components(separatedBy: "\n")
    let field = try #require(lines.first { $0.contains("éZoë") })
    // 80 cells, of which one character takes two.
    #expect(field.count == 79)
    #expect(field.hasSuffix("┃"))
  }

  @Test
  func menusPickersAndTogglesAreOperatedByKeys() async throws {
    let terminal = try await RealTerminal(height: 32)
    try await terminal.start("terminal-probe", "controls", showing: "Last:")
    try terminal.press("Tab", "Tab", "Space")
    try await terminal.wait(for: "[✓] Loud")
    try terminal.press("Down", "Down", "Right", "Right")
    try await terminal.wait(for: "Count 3")
    try terminal.press("Down", "Enter")
    try await terminal.wait(for: "✓ Green")
    try terminal.type("b")
    try terminal.press("Enter")
    try await terminal.wait(for: "[ Blue ▾ ]")
    try terminal.press("Down", "Right")
    try await terminal.wait(for: "● L")
    try terminal.press("BTab", "BTab", "BTab", "BTab", "BTab")
    try terminal.press("BTab", "BTab", "Enter")
    try await terminal.wait(for: "Copy")
    try terminal.press("Down", "Enter")
    try await terminal.wait(for: "Last: paste")
  }

  @Test
  func theMouseDoesWhatKeysDo() async throws {
    let terminal = try await RealTerminal(height: 32)
    try await terminal.start("terminal-probe", "controls", showing: "Last:")
    try terminal.click("Loud")
    try await terminal.wait(for: "[✓] Loud")
    try terminal.click("S │")
    try await terminal.wait(for: "● S")
    try terminal.click("+]")
    try await terminal.wait(for: "Count 2")
    try terminal.click("Ask")
    try await terminal.wait(for: "Delete all?")
    // Behind the alert nothing can be clicked.
    try terminal.click("Loud")
    try terminal.click("Delete ]")
    try await terminal.wait(for: "Last: deleted")
    #expect(try terminal.screen().contains("[✓] Loud"))
    try terminal.click("More")
    try await terminal.wait(for: "Copy")
    try terminal.click("Copy")
    try await terminal.wait(for: "Last: copy")
    try terminal.click("oë")
    try terminal.type("!")
    try await terminal.wait(for: "Z!oë")
  }

  @Test
  func aSheetTakesTheKeyboardAndGivesItBack() async throws {
    let terminal = try await RealTerminal(height: 32)
    try await terminal.start("terminal-probe", "controls", showing: "Last:")
    try terminal.click("Sheet")
    try await terminal.wait(for: "A page above")
    try terminal.type("!")
    try await terminal.wait(for: "Zoë 한글!")
    try terminal.press("Escape")
    try await terminal.wait("for the sheet to go") { !$0.contains("A page above") }
    try terminal.press("Enter")
    try await terminal.wait(for: "A page above")
  }

  @Test
  func pastedTextIsNeverTakenForKeys() async throws {
    let terminal = try await RealTerminal(height: 32)
    try await terminal.start("terminal-probe", "controls", showing: "Last:")
    try terminal.paste("one\ttwo\nthree")
    try await terminal.wait(for: "Zoë 한글one")
    #expect(try terminal.screen().contains("two three"))
    try terminal.press("Tab")
    try terminal.paste("A\nB")
    try await terminal.wait(for: "Second lineA")
    #expect(
      try terminal.place(of: "┃ B")?.line == terminal.place(of: "Second lineA").map { $0.line + 1 })
  }

  @Test
  func anotherSizeIsAnotherLayout() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "controls", showing: "Notes")
    try terminal.resize(width: 40, height: 12)
    try await terminal.wait("for a narrow field") { screen in
      screen.components(separatedBy: "\n").contains { $0.hasPrefix("┃ Zoë") && $0.count == 38 }
    }
    try terminal.resize(width: 100, height: 30)
    try await terminal.wait("for a wide field") { screen in
      screen.components(separatedBy: "\n").contains { $0.hasPrefix("┃ Zoë") && $0.count == 98 }
    }
  }

  @Test
  func aTinyWindowCanBeUsed() async throws {
    let terminal = try await RealTerminal(width: 20, height: 5)
    try await terminal.start("terminal-probe", "controls", showing: "Zoë")
    // Focus that moves on takes the window along.
    for _ in 0..<3 { try terminal.press("Tab") }
    try await terminal.wait(for: "Volume")
    try terminal.press("BTab", "BTab", "BTab")
    try terminal.type("!")
    try await terminal.wait(for: "Zoë 한글!")
  }

  @Test(arguments: ["rows 0 cols 0", "rows 1 cols 1", "rows 2 cols 500"])
  func noSizeIsTooOdd(size: String) async throws {
    let terminal = try await RealTerminal()
    let file = try terminal.state("pane_tty")
    _ = try await terminal.shell("stty \(size)")
    try terminal.type("\(RealTerminal.products.appendingPathComponent("terminal-probe").path) full")
    try terminal.press("Enter")
    try await terminal.wait("for the other screen") { _ in try terminal.state("alternate_on") == "1"
    }
    try terminal.press("Enter", "Tab", "a", "C-l")
    _ = try Command.run("/usr/bin/stty", ["-F", file, "rows", "24", "cols", "80"])
    try await terminal.wait(for: "First 1")
    #expect(try terminal.place(of: "Last 1")?.line == 23)
  }

  @Test
  func aFrameAsTallAsTheTerminalNeverScrolls() async throws {
    let terminal = try await RealTerminal(width: 40, height: 10)
    try await terminal.start("terminal-probe", "full", showing: "Last 0")
    for round in 1...5 {
      try terminal.press("Enter")
      try await terminal.wait(for: "Last \(round)")
      #expect(try terminal.place(of: "First \(round)")?.line == 0)
      #expect(try terminal.place(of: "Last \(round)")?.line == 9)
    }
    #expect(try terminal.state("history_size") == "0")
    try terminal.press("C-c")
    try await terminal.wait(for: "ready>")
    #expect(try terminal.state("history_size") == "0")
  }

  @Test
  func aHundredThousandRowsScroll() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "rows", showing: "Row 0")
    try terminal.press("Down", "Down")
    try await terminal.wait(for: "Selected 1")
    try terminal.press("End")
    try await terminal.wait(for: "Selected 99999")
    #expect(try terminal.screen().contains("Row 99999"))
    try terminal.press("PPage")
    try await terminal.wait("for a page back") {
      $0.contains("Selected 9997") || $0.contains("Selected 9998")
    }
    try terminal.press("Home")
    try await terminal.wait(for: "Selected 0")
    // The wheel scrolls and selects nothing.
    try terminal.type("\u{1B}[<65;10;10M")
    try await terminal.wait(for: "▴ 2 above")
    try terminal.click("Row 5")
    try await terminal.wait(for: "Selected 5")
  }

  @Test
  func updatesInAStreamLoseNoKey() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "ticking", showing: "Ticks")
    let text = "the quick brown fox jumps over the lazy dog"
    for letter in text { try terminal.type(String(letter)) }
    try await terminal.wait(for: text)
    try await terminal.wait("for many ticks") { screen in
      let count = screen.components(separatedBy: "Ticks ").last?.prefix { $0.isNumber } ?? ""
      return (Int(count) ?? 0) > 500
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func anIdleScreenDoesNotWakeUp() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    func switches() throws -> [String] {
      try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        .components(separatedBy: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
    }
    // The terminal's answers have come once the first frame was drawn.
    sleep(1)
    let before = try switches()
    sleep(2)
    #expect(try switches() == before)
  }
}
