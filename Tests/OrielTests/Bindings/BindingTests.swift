import Oriel
import Testing

/// What Oriel adds to the bindings of views.
@MainActor
struct BindingTests {
  @CasePathable
  enum Status: Equatable {
    case inStock(Int)
    case gone
  }

  final class Box<Value> {
    var value: Value
    var writes = 0
    init(_ value: Value) { self.value = value }

    @MainActor var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: {
          self.value = $0; self.writes += 1
        })
    }
  }

  @Test
  func aCaseOfAnEnumIsBoundWhileItIsOn() throws {
    let box = Box(Status.inStock(1))
    let quantity = try #require(box.binding.inStock)
    quantity.wrappedValue = 2
    #expect(box.value == .inStock(2))
    box.value = .gone
    #expect(box.binding.inStock == nil)
    quantity.wrappedValue = 9
    #expect(quantity.wrappedValue == 2)
    #expect(box.value == .gone)
  }

  @Test
  func aCaseOfAnOptionalEnumComesAndGoes() {
    let box = Box<Status?>(nil)
    let quantity = box.binding.inStock
    quantity.wrappedValue = 3
    #expect(box.value == .inStock(3))
    box.value = .gone
    quantity.wrappedValue = nil
    #expect(box.value == .gone)
    box.value = .inStock(4)
    quantity.wrappedValue = nil
    #expect(box.value == nil)
  }

  @Test
  func duplicatesAreNotWritten() {
    let box = Box("a")
    let distinct = box.binding.removeDuplicates()
    distinct.wrappedValue = "a"
    #expect(box.writes == 0)
    distinct.wrappedValue = "b"
    #expect(box.writes == 1)
    #expect(distinct.wrappedValue == "b")
  }

  @Test
  func printingDoesNotChangeWhatIsWritten() {
    let box = Box("a")
    box.binding._printChanges("name").wrappedValue = "b"
    #expect(box.value == "b")
  }

  @Test
  func anEntryOfTheEnvironmentHasADefault() {
    var values = EnvironmentValues()
    #expect(values.accent == "blue")
    #expect(values.note == nil)
    values.accent = "red"
    values.note = "x"
    #expect(values.accent == "red")
    #expect(values.note == "x")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var accent = "blue"
  @Entry fileprivate var note: String?
}

// That these compile is all that is asked of them.
#Preview {
  Text("Hello")
}

#Preview("With a name and a state", traits: .sizeThatFitsLayout) {
  let greeting = "Hello"
  VStack {
    Text(greeting)
    Button("Wave") {}
  }
}
