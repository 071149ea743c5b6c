import ComposableArchitecture
import Testing

@Suite struct ReducerBuilderTests {
  /// Appends its name to the state.
  struct Log: Reducer {
    let name: String
    func reduce(into state: inout [String], action: Void) -> Effect<Void> {
      state.append(name)
      return .none
    }
  }

  func run(@ReducerBuilder<[String], Void> _ build: () -> some Reducer<[String], Void>) -> [String]
  {
    var state: [String] = []
    _ = build().reduce(into: &state, action: ())
    return state
  }

  @Test func `lines run in order on the same state`() {
    let log = run {
      Log(name: "a")
      Log(name: "b")
      Reduce { state, _ in
        state.append("\(state.count)")
        return .none
      }
    }
    #expect(log == ["a", "b", "2"])
  }

  @Test func `nothing is a reducer`() {
    #expect(run {} == [])
  }

  @Test(arguments: [true, false]) func `conditions choose lines`(isOn: Bool) {
    let log = run {
      if isOn { Log(name: "if") }
      if isOn {
        Log(name: "then")
      } else {
        Log(name: "else")
      }
      if #available(macOS 10, *) { Log(name: "available") }
    }
    #expect(log == (isOn ? ["if", "then", "available"] : ["else", "available"]))
  }

  @Test func `loops repeat lines`() {
    let log = run {
      for name in ["a", "b"] { Log(name: name) }
    }
    #expect(log == ["a", "b"])
  }

  @Test func `optionals and erased reducers are lines`() {
    let none: Log? = nil
    let erased: any Reducer<[String], Void> = Log(name: "erased")
    let log = run {
      none
      Optional(Log(name: "some"))
      erased
      Reduce(Log(name: "reduce"))
      CombineReducers {
        Log(name: "c")
        EmptyReducer()
        Log(name: "d")
      }
    }
    #expect(log == ["some", "erased", "reduce", "c", "d"])
  }

  @Test func `the type of a body doesn't grow with its lines`() {
    @ReducerBuilder<[String], Void> var body: Reduce<[String], Void> {
      Log(name: "a")
      if true { Log(name: "b") }
    }
    #expect(type(of: body) == Reduce<[String], Void>.self)
  }

  @Test func `an optional reducer does nothing when it is nil`() {
    var state: [String] = []
    _ = Log?.none.reduce(into: &state, action: ())
    _ = Log?.some(Log(name: "a")).reduce(into: &state, action: ())
    #expect(state == ["a"])
  }
}
