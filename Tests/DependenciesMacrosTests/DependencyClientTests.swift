import DependenciesMacros
import IssueReporting
import Testing

@Suite struct DependencyClientTests {
  @Test func anEndpointThatThrowsReportsAndThrows() async {
    let recorder = IssueRecorder()
    _ = await withIssueReporters([recorder]) {
      await #expect(throws: UnimplementedFailure.self) {
        try await AudioPlayer().play(url: "a.ogg", volume: 1)
      }
    }
    #expect(recorder.messages.count == 1)
    #expect(
      recorder.messages.first == """
        Unimplemented: 'AudioPlayer.play' was called.

        It was declared at DependenciesMacrosTests/DependencyClientTests.swift:\
        \(AudioPlayer.line + 1), and nothing has been assigned to it. This happens when a test \
        uses more of a dependency than it overrides, or when a live value leaves an endpoint out.

        Assign a closure to it, or don't call it:

          withDependencies {
            $0.<dependency>.play = { … }
          }
        """)
  }

  @Test func anEndpointWithADefaultReportsAndGivesIt() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      #expect(AudioPlayer().isPlaying() == false)
      #expect(AudioPlayer().title(of: 3) == "track 3")
      AudioPlayer().stop()
    }
    #expect(
      recorder.names == ["AudioPlayer.isPlaying", "AudioPlayer.title", "AudioPlayer.stop"])
  }

  @Test func anAssignedEndpointIsCalled() async throws {
    let recorder = IssueRecorder()
    try await withIssueReporters([recorder]) {
      var player = AudioPlayer()
      player.isPlaying = { true }
      player.play = { url, volume in
        guard url == "a.ogg", volume == 0.5 else { throw UnexpectedArguments() }
      }
      #expect(player.isPlaying())
      try await player.play(url: "a.ogg", volume: 0.5)
    }
    #expect(recorder.messages == [])
  }

  @Test func theMemberwiseInitializerTakesEveryEndpoint() async throws {
    let recorder = IssueRecorder()
    try await withIssueReporters([recorder]) {
      let player = AudioPlayer(
        play: { _, _ in }, isPlaying: { true }, title: { "no. \($0)" }, stop: {}, rate: 2)
      #expect(player.rate == 2)
      #expect(player.isPlaying())
      #expect(player.title(of: 1) == "no. 1")
      try await player.play(url: "", volume: 0)
      player.stop()
    }
    #expect(recorder.messages == [])
    #expect(AudioPlayer().rate == 1)
  }

  @Test func methodsCanBeOverloads() async throws {
    var directory = Directory()
    directory.fetchUser = { "user \($0)" }
    directory.fetchTeam = { "team \($0)" }
    #expect(try await directory.fetch(user: 1) == "user 1")
    #expect(try await directory.fetch(team: 2) == "team 2")
  }

  @Test func inoutArgumentsAndIsolation() async {
    var directory = Directory()
    directory.increment = { $0 += 1 }
    var value = 1
    directory.increment(value: &value)
    #expect(value == 2)
    directory.onMain = { $0 + 1 }
    #expect(await directory.onMain(value: 1) == 2)
    #expect(directory.plain(5) == 10)
  }

  @Test func anInitializerOfTheAuthorsIsLeftAlone() {
    let client = OwnInitializers(label: "own")
    #expect(client.run() == "own")
  }
}

@DependencyClient
private struct AudioPlayer: Sendable {
  static let line: UInt = #line
  var play: @Sendable (_ url: String, _ volume: Double) async throws -> Void
  var isPlaying: @Sendable () -> Bool = { false }
  var title: @Sendable (_ of: Int) -> String = { "track \($0)" }
  var stop: @Sendable () -> Void
  var rate = 1
}

@DependencyClient
private struct Directory: Sendable {
  @DependencyEndpoint(method: "fetch")
  var fetchUser: @Sendable (_ user: Int) async throws -> String
  @DependencyEndpoint(method: "fetch")
  var fetchTeam: @Sendable (_ team: Int) async throws -> String
  var increment: @Sendable (_ value: inout Int) -> Void
  var onMain: @MainActor @Sendable (_ value: Int) -> Int = { $0 }
  @DependencyEndpointIgnored
  var plain: @Sendable (Int) -> Int = { $0 * 2 }
}

@DependencyClient
private struct OwnInitializers {
  var run: () -> String = { "" }

  init(label: String) {
    run = { label }
  }
}

private struct UnexpectedArguments: Error {}
