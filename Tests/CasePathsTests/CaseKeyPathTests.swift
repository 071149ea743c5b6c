import CasePaths
import Testing

@Suite struct CaseKeyPathTests {
  @Test func isCalledToMakeTheCase() {
    #expect((\Action.Cases.saved)(42) == .saved(42))
    #expect((\Action.Cases.failed)() == .failed)
    #expect((\Action.Cases.profile.email.confirmed)() == .profile(.email(.confirmed)))
    #expect((\.saved as CaseKeyPath<Action, Int>)(1) == .saved(1))
  }

  @Test func aPartialPathIsCalledWithAnyValue() {
    let saved: PartialCaseKeyPath<Action> = \.saved
    #expect(saved(42 as Any) == .saved(42))
    #expect(saved("text" as Any) == nil)
  }

  @Test func isAPattern() {
    func name(_ action: Action) -> String {
      switch action {
      case \.saved: "saved"
      case \.profile.city: "city"
      case \.profile: "profile"
      default: "other"
      }
    }
    #expect(name(.saved(1)) == "saved")
    #expect(name(.profile(.city("Rome"))) == "city")
    #expect(name(.profile(.email(.confirmed))) == "profile")
    #expect(name(.failed) == "other")
  }

  @Test func comparesHashesAndAppends() {
    let saved = \Action.Cases.saved
    #expect(saved == \Action.Cases.saved)
    #expect(saved as PartialCaseKeyPath<Action> != \Action.Cases.failed)
    let paths: Set<PartialCaseKeyPath<Action>> = [\.saved, \.saved, \.profile.city]
    #expect(paths.count == 2)
    let city = (\Action.Cases.profile).appending(path: \.city)
    #expect(city("Rome") == .profile(.city("Rome")))
    #expect(city.hashValue == (\Action.Cases.profile).appending(path: \.city).hashValue)
  }

  @Test func allPathsInOrder() {
    #expect(
      Array(Action.allCasePaths) == [
        \.saved, \.renamed, \.moved, \.profile, \.maybe, \.labelled, \.failed,
      ])
  }

  @Test func thePathOfAValue() {
    #expect(Action.allCasePaths[.failed] == \.failed)
    #expect(Action.allCasePaths[.profile(.city("Rome"))] == \.profile)
  }
}
