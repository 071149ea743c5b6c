import SwiftNavigation
import Testing

/// The table "SwiftNavigation" of the API inventory, row by row.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SwiftNavigationInventoryTests {
  @Observable
  final class Model: HashableObject {
    var count = 0
    var name: String? = "Blob"
    var profile = Profile()
    struct Profile { var city = "" }
  }

  @Test func `observe runs, runs again, and ends with its token`() async {
    let model = Model()
    var seen: [Int] = []
    var tokens: Set<ObserveToken> = []
    observe { seen.append(model.count) }.store(in: &tokens)
    model.count = 1
    model.name = nil
    while seen.count < 2, !Task.isCancelled { await Task.yield() }
    for token in tokens { token.cancel() }
    #expect(tokens.allSatisfy { $0.isCancelled })
    model.count = 2
    for _ in 1...20 { await Task.yield() }
    #expect(seen == [0, 1])
  }

  @Test func `observe hands over the transaction of the change`() async {
    let model = Model()
    var ids: [Int] = []
    let token = observe { transaction in
      _ = model.count
      ids.append(transaction.inventoryID)
    }
    withUITransaction(\.inventoryID, 3) { model.count += 1 }
    while ids.count < 2, !Task.isCancelled { await Task.yield() }
    var transaction = UITransaction()
    transaction.inventoryID = 4
    withUITransaction(transaction) { model.count += 1 }
    while ids.count < 3, !Task.isCancelled { await Task.yield() }
    #expect(ids == [0, 3, 4])
    token.cancel()
  }

  @Test func `bindings are made of objects, values and constants`() throws {
    @UIBindable var model = Model()
    let count: UIBinding<Int> = $model.count
    count.wrappedValue = 5
    #expect(model.count == 5)
    $model.profile.city.wrappedValue = "Brooklyn"
    #expect(model.profile.city == "Brooklyn")

    let name = try #require(UIBinding($model.name))
    name.wrappedValue = "Blob Jr."
    #expect(model.name == "Blob Jr.")
    let isPresented = UIBinding<Bool>($model.name)
    isPresented.wrappedValue = false
    #expect(model.name == nil)

    @UIBinding var value = 1
    @MainActor struct Control {
      @UIBinding var value: Int
      init(value: UIBinding<Int>) { _value = value }
    }
    let control = Control(value: $value)
    control.value = 2
    #expect(value == 2)

    let constant = UIBinding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    #expect(UIBindingIdentifier($model.count) == UIBindingIdentifier($model.count))
    #expect(UIBindingIdentifier($model.count) != UIBindingIdentifier($model.name))
    $model.count._printChanges("count").wrappedValue = 6
    #expect(model.count == 6)
  }

  @Test func `a writes's transaction is the binding's`() async {
    @UIBindable var model = Model()
    var ids: [Int] = []
    let token = observe { transaction in
      _ = model.count
      ids.append(transaction.inventoryID)
    }
    var transaction = UITransaction()
    transaction.inventoryID = 9
    $model.count.transaction(transaction).wrappedValue = 1
    while ids.count < 2, !Task.isCancelled { await Task.yield() }
    #expect(ids == [0, 9])
    token.cancel()
  }

  @Test func `a path holds values of any types`() {
    var path = UINavigationPath(["a"])
    path.append(1)
    #expect(path.count == 2)
    #expect(path.codable != nil)
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test func `models are hashed by identity`() {
    let model = Model()
    #expect(Set([model, model, Model()]).count == 2)
  }

  @Test func `interfaces are data`() {
    let alert = AlertState<Int> {
      TextState("Title")
    } actions: {
      ButtonState(role: .destructive, action: .send(1, animation: .default)) { TextState("One") }
      ButtonState(role: .cancel, action: .send(nil)) { TextState("Cancel") }
    }
    #expect(alert.buttons[0].action.animation == .default)
    #expect(alert.buttons[1].withAction { $0 } == nil)
  }
}

extension UITransaction {
  @UITransactionEntry fileprivate var inventoryID = 0
}
