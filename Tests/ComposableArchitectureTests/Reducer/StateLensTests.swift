import Testing

@testable import ComposableArchitecture

@Suite struct StateLensTests {
  struct Plain {
    var first = 0
    var buffer = [1, 2, 3]
    var nested = Nested()
    var doubled: Int {
      get { first * 2 }
      set { first = newValue / 2 }
    }
  }

  struct Nested { var buffer = [4, 5] }

  @ObservableState
  struct Observed {
    var first = 0
    var buffer = [1, 2, 3]
    @Presents var child: Plain?
    var nested = Nested()
    var doubled: Int {
      get { first * 2 }
      set { first = newValue / 2 }
    }
  }

  @Test func `stored properties are changed in place`() {
    var state = Plain()
    let address = state.buffer.address
    StateLens(\Plain.buffer).modify(&state) { $0[0] = 7 }
    #expect(state.buffer == [7, 2, 3])
    #expect(state.buffer.address == address)
    let nested = state.nested.buffer.address
    StateLens(\Plain.nested.buffer).modify(&state) { $0[0] = 7 }
    #expect(state.nested.buffer.address == nested)
  }

  @Test func `observed fields are changed in place`() {
    var state = Observed()
    let address = state.buffer.address
    let lens = StateLens(\Observed.buffer)
    lens.modify(&state) { $0[0] = 7 }
    #expect(state.buffer == [7, 2, 3])
    #expect(state.buffer.address == address)
    #expect(lens.read(&state) { $0.pointee.address } == address)
  }

  @Test func `presentations of observed state are changed in place`() {
    var state = Observed(child: Plain())
    let address = state.child?.buffer.address
    StateLens(\Observed.$child).modify(&state) { $0.wrappedValue?.buffer[0] = 7 }
    #expect(state.child?.buffer == [7, 2, 3])
    #expect(state.child?.buffer.address == address)
  }

  @Test func `properties that the author computes go through their accessors`() {
    var plain = Plain()
    StateLens(\Plain.doubled).modify(&plain) { $0 = 8 }
    #expect(plain.first == 4)
    var observed = Observed()
    let lens = StateLens(\Observed.doubled)
    lens.modify(&observed) { $0 = 8 }
    #expect(observed.first == 4)
    #expect(lens.read(&observed) { $0.pointee } == 8)
  }
}
