import CasePaths
import SwiftNavigation
import Testing

@CasePathable
@CaseBindable
private enum Status: Equatable {
  case inStock(quantity: Int)
  case onOrder(String, days: Int)
  case gone
}

extension UITransaction {
  @UITransactionEntry fileprivate var pace = 1
  @UITransactionEntry fileprivate var style: String?
}

@MainActor
struct UIBindingCasesTests {
  @Test func aCaseOfAnEnumIsBoundWhileItIsOn() throws {
    @UIBinding var status = Status.inStock(quantity: 1)
    let quantity = try #require($status.inStock)
    quantity.wrappedValue = 2
    #expect(status == .inStock(quantity: 2))
    #expect($status.gone == nil)
    status = .gone
    #expect($status.inStock == nil)
    quantity.wrappedValue = 9
    #expect(quantity.wrappedValue == 2)
    #expect(status == .gone)
  }

  @Test func aCaseOfAnOptionalEnumComesAndGoes() {
    @UIBinding var status: Status? = nil
    let quantity = $status.inStock
    #expect(quantity.wrappedValue == nil)
    quantity.wrappedValue = 3
    #expect(status == .inStock(quantity: 3))
    status = .gone
    quantity.wrappedValue = nil
    #expect(status == .gone)
    status = .inStock(quantity: 4)
    quantity.wrappedValue = nil
    #expect(status == nil)
  }

  @Test func anEnumIsSwitchedOverWithBindings() {
    @UIBinding var status = Status.inStock(quantity: 1)
    switch $status.cases {
    case .inStock(let quantity): quantity.wrappedValue += 1
    case .onOrder, .gone: Issue.record("It is another case.")
    }
    #expect(status == .inStock(quantity: 2))

    status = .onOrder("Blob", days: 2)
    guard case .onOrder(let name, let days) = $status.cases else {
      Issue.record("It is another case.")
      return
    }
    name.wrappedValue = "Blob Jr."
    days.wrappedValue += 5
    #expect(status == .onOrder("Blob Jr.", days: 7))
    status = .gone
    days.wrappedValue = 1
    #expect(status == .gone)
    #expect(days.wrappedValue == 7)
    guard case .gone = $status.cases else {
      Issue.record("It is another case.")
      return
    }
  }

  @Test func conversions() {
    @UIBinding var name = "a"
    let optional = UIBinding<String?>($name)
    optional.wrappedValue = "b"
    optional.wrappedValue = nil
    #expect(name == "b")

    let hashable = UIBinding<AnyHashable>($name)
    hashable.wrappedValue = AnyHashable("c")
    hashable.wrappedValue = AnyHashable(1)
    #expect(name == "c")

    @UIBinding var draft: String? = nil
    let text = UIBinding(unwrapping: $draft, default: "untitled")
    #expect(text.wrappedValue == "untitled")
    text.wrappedValue = "d"
    #expect(draft == "d")

    let isPresented = UIBinding<Bool>($draft)
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = false
    #expect(draft == nil)
  }

  @Test func duplicatesAreNotWritten() {
    var writes: [Int] = []
    let binding = UIBinding<Int>(id: ["test"], get: { 1 }, set: { writes.append($0) })
    let distinct = binding.removeDuplicates()
    distinct.wrappedValue = 1
    distinct.wrappedValue = 2
    #expect(writes == [2])
    #expect(UIBindingIdentifier(distinct) == UIBindingIdentifier(binding))
  }

  @Test func entriesOfATransactionHaveDefaultsAndAreCarried() {
    #expect(UITransaction().pace == 1)
    #expect(UITransaction().style == nil)
    var seen: [(Int, String?)] = []
    withUITransaction(\.pace, 7) {
      withUITransaction(\.style, "bold") {
        let token = observe { transaction in seen.append((transaction.pace, transaction.style)) }
        token.cancel()
      }
    }
    #expect(seen.map(\.0) == [7])
    #expect(seen.map(\.1) == ["bold"])
  }

  @Perceptible
  final class Model {
    var count = 0
    @ObservationIgnored var cache = 0
  }

  @Test func thePerceptionNamesAreAliases() async {
    let model = Model()
    await confirmation { changed in
      withPerceptionTracking {
        _ = model.count
      } onChange: {
        changed()
      }
      model.cache = 1
      model.count = 1
    }
    let perceptible: any Perceptible = model
    #expect(perceptible is Model)
  }
}
