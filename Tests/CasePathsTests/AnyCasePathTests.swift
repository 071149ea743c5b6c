import CasePaths
import Testing

@Suite struct AnyCasePathTests {
  @Test func resolvesACaseKeyPath() {
    let saved = AnyCasePath(\Action.Cases.saved)
    #expect(saved.embed(42) == .saved(42))
    #expect(saved.extract(from: .saved(42)) == 42)
    #expect(saved.extract(from: .failed) == nil)
  }

  @Test func infersTheRoot() {
    let saved: AnyCasePath<Action, Int> = AnyCasePath(\.saved)
    #expect(saved.extract(from: .saved(1)) == 1)
  }

  @Test func resolvesAPathOfSeveralSteps() {
    let changed = AnyCasePath(\Action.Cases.profile.email.changed)
    #expect(changed.embed("a@b.c") == .profile(.email(.changed("a@b.c"))))
    #expect(changed.extract(from: .profile(.email(.changed("a@b.c")))) == "a@b.c")
    #expect(changed.extract(from: .profile(.email(.confirmed))) == nil)
    #expect(changed.extract(from: .profile(.city("Rome"))) == nil)
    #expect(changed.extract(from: .failed) == nil)
  }

  @Test func resolvesTheIdentity() {
    let itself = AnyCasePath(\Action.Cases.self)
    #expect(itself.embed(.failed) == .failed)
    #expect(itself.extract(from: .saved(1)) == .saved(1))
  }

  @Test func resolvingAndUsingAPathReadsEachStepOnce() {
    let path = AnyCasePath(\Counted.Cases.one)
    #expect(Counted.reads == 1)
    for _ in 1...100 {
      _ = path.embed(1)
      _ = path.extract(from: .one(1))
    }
    #expect(Counted.reads == 1, "Uses do no key path work.")
  }

  @Test func appendsByPathAndByName() {
    let profile = AnyCasePath(\Action.Cases.profile)
    let city = profile.appending(path: AnyCasePath(\.city))
    #expect(city.embed("Rome") == .profile(.city("Rome")))
    #expect(profile.city.extract(from: .profile(.city("Rome"))) == "Rome")
    #expect(profile.email.confirmed.extract(from: .profile(.city("Rome"))) == nil)
  }

  @Test func identityOfAnyType() {
    let path = AnyCasePath<Int, Int>()
    #expect(path.embed(1) == 1)
    #expect(path.extract(from: 2) == 2)
  }

  @Test func describesItsTypes() {
    #expect("\(AnyCasePath(\Action.Cases.saved))" == "AnyCasePath<Action, Int>")
  }

  @Test func travelsBetweenTasks() async {
    let path = AnyCasePath(\Action.Cases.saved)
    let action = await Task.detached { path.embed(7) }.value
    #expect(action == .saved(7))
  }
}

/// Counts how often its paths are asked for.
private enum Counted: CasePathable {
  case one(Int)

  nonisolated(unsafe) static var reads = 0

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths {
    var one: AnyCasePath<Counted, Int> {
      Counted.reads += 1
      return AnyCasePath(
        embed: { .one($0) }, extract: { if case .one(let value) = $0 { value } else { nil } })
    }
  }
}
