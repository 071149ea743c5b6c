import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Programs that end in the middle of things.
@Suite(.serialized)
struct CrashTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("value.json")
  }

  struct Block: Codable {
    var number: Int
    var copies: [Int]
  }

  private func number() -> Int? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Int.self, from: data)
  }

  @Test func aProgramThatIsKilledLeavesTheOldValueOrTheNewOne() throws {
    var generator = SystemRandomNumberGenerator()
    var writes = 0
    var rounds = 0
    while writes < 500, rounds < 60 {
      rounds += 1
      let process = try ProbeProcess("write", url.path, "500")
      let last = Int.random(in: 1...20, using: &generator)
      var acknowledged = 0
      for _ in 0..<last {
        guard let line = process.line(), let number = Int(line) else { break }
        acknowledged = number
        writes += 1
      }
      usleep(UInt32.random(in: 0...2_000, using: &generator))
      process.send(SIGKILL)
      #expect(process.end() == -Int(SIGKILL))
      let block = try JSONDecoder().decode(Block.self, from: Data(contentsOf: url))
      #expect(block.number >= acknowledged)
      #expect(block.copies == Array(repeating: block.number, count: 2_000))
    }
    #expect(writes >= 400)
    // What kills have left behind goes with the next program's first write.
    let process = try ProbeProcess("write", url.path, "1")
    #expect(process.end() == 0)
    #expect(folder.names == ["value.json"])
  }

  @Test func twoProgramsLoseNothingThatWasAcknowledged() throws {
    let first = try ProbeProcess("count", url.path, "1000")
    let second = try ProbeProcess("count", url.path, "1000")
    #expect(first.end() == 0)
    #expect(second.end() == 0)
    #expect(number() == 2_000)
    #expect(folder.names == ["value.json"])
  }

  /// Of what a killed program hasn't said, its last count may be in the file or not.
  @Test func programsThatAreKilledWhileTheyWriteTogetherLoseNothingThatWasAcknowledged() throws {
    var acknowledged = 0
    var killed = 0
    for _ in 0..<12 {
      let programs = [try ProbeProcess("tally", url.path), try ProbeProcess("tally", url.path)]
      for _ in 0..<Int.random(in: 1...40) where programs[0].line() != nil { acknowledged += 1 }
      usleep(UInt32.random(in: 0...2_000))
      for program in programs {
        program.send(SIGKILL)
        while program.line() != nil { acknowledged += 1 }
        program.end()
        killed += 1
      }
    }
    let count = try #require(number())
    #expect(count >= acknowledged)
    #expect(count <= acknowledged + killed)
  }

  @Test func aProgramThatExitsSavesFirst() throws {
    let process = try ProbeProcess("exit", url.path, "7")
    #expect(process.end() == 0)
    #expect(number() == 7)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aProgramThatIsToldToEndSavesFirst(signal: Int32) throws {
    let process = try ProbeProcess("wait", url.path, "8")
    #expect(process.line() == "ready")
    process.send(signal)
    #expect(process.end() == -Int(signal))
    #expect(number() == 8)
  }

  @Test func severalSettingsAreWrittenTogether() async throws {
    let url = folder.file("settings.json")
    let process = try ProbeProcess("settings", url.path, "2000")
    var seen = 0
    while seen < 200 {
      if let data = try? Data(contentsOf: url) {
        let settings = try JSONDecoder().decode([String: Int].self, from: data)
        #expect(settings["width"] == settings["height"])
        if settings["width"] == 2_000 { break }
        seen += 1
      }
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(process.end() == 0)
    let settings = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(settings == ["width": 2_000, "height": 2_000])
  }

  /// The system refuses to let a file become larger than a limit, in the midst of writing it: what a
  /// full disk does, wherever the test runs.
  @Test func aDiskThatTakesNoMoreLeavesTheOldValue() throws {
    let process = try ProbeProcess("full", url.path, "65536")
    #expect(process.line() == "\(url.path): write failed: File too large (27).")
    #expect(process.line() == "100000 changed here")
    #expect(process.end() == 0)
    #expect(try Data(contentsOf: url) == Data("\"small\"".utf8))
    #expect(folder.names == ["value.json"])
  }

  @Test func foldersAreThoseOfTheUser() throws {
    let home = ["HOME": "/home/blob", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "relative"]
    let plain = try ProbeProcess("folders", environment: home)
    #expect(
      plain.line() == "/home/blob/.local/share/sharing-probe /home/blob/.config/sharing-probe")
    let chosen = try ProbeProcess(
      "folders", environment: ["XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"])
    #expect(chosen.line() == "/data/sharing-probe /config/sharing-probe")
  }

  @Test func aChangeByAnotherProgramIsSeen() async throws {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url)) var count = 0
      let process = try ProbeProcess("exit", url.path, "9")
      #expect(process.end() == 0)
      await eventually { count == 9 }
    }
  }
}
