import CasePaths
import Testing

@Suite struct StandardLibraryTests {
  @Test func optional() {
    #expect(Int?.some(1)[case: \.some] == 1)
    let none: Int? = nil
    #expect(none.is(\.none))
    #expect((\Int?.Cases.none)() == nil)
    #expect((\Int?.Cases.some)(1) == 1)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Int?.allCasePaths[1] == \.some)
    #expect(Int?.allCasePaths[nil] == \.none)
  }

  @Test func result() {
    typealias R = Result<Int, Failure>
    #expect(R.success(1)[case: \.success] == 1)
    #expect(R.failure(Failure())[case: \.failure] == Failure())
    #expect(R.success(1)[case: \.failure] == nil)
    #expect((\R.Cases.success)(2) == .success(2))
    #expect((\R.Cases.failure)(Failure()) == .failure(Failure()))
    #expect(Array(R.allCasePaths) == [\.success, \.failure])
    #expect(R.allCasePaths[.success(1)] == \.success)
    #expect(R.allCasePaths[.failure(Failure())] == \.failure)
  }

  @Test func never() {
    #expect(Array(Never.allCasePaths) == [])
    #expect(AnyCasePath(\Action.Cases.never).extract(from: .failed) == nil)
  }
}

private struct Failure: Error, Equatable {}
