import CasePaths

@CasePathable
enum Action: Equatable, Sendable {
  case saved(Int)
  case renamed(from: String, to: String)
  case moved(Int, by: Int = 1)
  case profile(Profile)
  case maybe(Profile?)
  case labelled(id: Int)
  case failed

  @CasePathable
  enum Profile: Equatable, Sendable {
    case city(String)
    case email(Email)
  }

  @CasePathable
  enum Email: Equatable, Sendable {
    case confirmed
    case changed(String)
  }
}

@CasePathable
@dynamicMemberLookup
enum Screen {
  case list([String])
  case detail(id: Int, title: String)
  case empty
}

@CasePathable
enum Tree<Leaf: Hashable> {
  case leaf(Leaf)
  indirect case branch(Self, Self)
}

@CasePathable
enum Oddly {
  case `default`
  case `in`(Int)
  case pair(Int), other
  case action(@Sendable () -> Int)
  case anything(any Sendable)
  case tuple((Int, Int))
  #if ORIEL_NEVER_DEFINED
    case absent(Missing)
  #else
    case present(Int)
  #endif
  @available(*, unavailable) case gone(Int)
}
