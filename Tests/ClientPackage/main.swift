// What another package does with Oriel: `scripts/client-test` builds and runs it in packages of its
// own, which depend on this one by path and by branch. Every macro belongs in here once.

import CasePaths
import DependenciesMacros

@CasePathable
@dynamicMemberLookup
enum Action {
  case saved(Int)
  case renamed(from: String, to: String)
  case failed
}

@DependencyClient
struct Numbers: Sendable {
  var fact: @Sendable (_ about: Int) -> String = { "\($0)" }
}

func check(_ isTrue: Bool, _ what: String) {
  guard isTrue else { fatalError("Failed: \(what)") }
}

check(Action.saved(42).is(\.saved), "asking for a case")
check(Action.saved(42).saved == 42, "a payload as a property")
check(AnyCasePath(\Action.Cases.saved).embed(1)[case: \.saved] == 1, "a resolved path")
check(Array(Action.allCasePaths) == [\.saved, \.renamed, \.failed], "the list of cases")

var numbers = Numbers()
numbers.fact = { "\($0) is a number" }
check(numbers.fact(about: 7) == "7 is a number", "an endpoint's method")

print("the client ran")
