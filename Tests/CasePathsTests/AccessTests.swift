import CasePaths
import Testing

/// That these compile is the test; each is used once so that it isn't dead.
@Suite struct AccessTests {
  @Test func payloadsThatTheFileKeepsToItself() {
    #expect(Outer.isPathable)
  }

  @Test func publicEnumsAndExtensions() {
    #expect(PublicAction.one(1)[case: \.one] == 1)
    #expect(Outer.Extended.one(1)[case: \.one] == 1)
  }

  @Test func constrainedGenerics() {
    #expect(Constrained.one([1: "a"])[case: \.one]?[1] == "a")
  }

  @Test func isolatedEnums() async {
    await MainActor.run {
      let isolated = Isolated.one(1)
      #expect(isolated[case: \.one] == 1)
    }
  }

  @Test func emptyEnums() {
    #expect(Array(Empty.allCasePaths).isEmpty)
  }
}

struct Outer {
  fileprivate struct Secret {
    var value: Int
  }

  @CasePathable
  fileprivate enum Inner {
    case secret(Secret)
  }

  fileprivate static var isPathable: Bool {
    Inner.secret(Secret(value: 1))[case: \.secret]?.value == 1
  }
}

extension Outer {
  @CasePathable
  public enum Extended {
    case one(Int)
  }
}

@CasePathable
public enum PublicAction: Sendable {
  case one(Int)
  indirect case nested(PublicAction)
}

@CasePathable
enum Constrained<Key: Hashable & Sendable, Value> where Value: Comparable {
  case one([Key: Value])
}

@MainActor
@CasePathable
enum Isolated {
  case one(Int)
}

@CasePathable
enum Empty {}
