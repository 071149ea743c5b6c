import CasePaths
import ComposableArchitecture
import Foundation
import Testing

@Suite struct IdentifiedActionTests {
  @CasePathable
  enum Action: Equatable {
    case rows(IdentifiedAction<Int, Row>)

    @CasePathable
    enum Row: Equatable { case toggled(Bool) }
  }

  @Test func `key paths reach one row or any`() {
    let action = Action.rows(.element(id: 1, action: .toggled(true)))
    #expect(action[case: \.rows[id: 1].toggled] == true)
    #expect(action[case: \.rows[id: 2].toggled] == nil)
    #expect(action[case: \.rows.element]?.id == 1)
    #expect(
      (\Action.Cases.rows[id: 2].toggled)(false)
        == .rows(.element(id: 2, action: .toggled(false))))
  }

  @Test func `it is coded`() throws {
    let action = IdentifiedAction<Int, String>.element(id: 1, action: "a")
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(IdentifiedAction<Int, String>.self, from: data) == action)
  }
}
