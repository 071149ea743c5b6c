import Observation
import SwiftNavigation
import Testing

private struct Profile: Equatable {
  var name = "a"
  var age: Int? = 1
}

@Observable @MainActor
private final class Model {
  var profile = Profile()
  var draft: Profile? = Profile()
}

private enum SpeedKey: UITransactionKey {
  static let defaultValue = 0
}

extension UITransaction {
  fileprivate var pace: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

@MainActor
@Suite struct UIBindingTests {
  @UIBindable private var model = Model()

  @Test func bindableWritesThrough() {
    let name = $model.profile.name
    #expect(name.wrappedValue == "a")
    name.wrappedValue = "b"
    #expect(model.profile.name == "b")
  }

  @Test func ownsItsValue() {
    @UIBinding var count = 1
    $count.wrappedValue += 1
    #expect(count == 2)
    let same = $count
    same.wrappedValue = 5
    #expect(count == 5)
  }

  @Test func constant() {
    let one = UIBinding.constant(1)
    one.wrappedValue = 2
    #expect(one.wrappedValue == 1)
  }

  @Test func unwrapping() throws {
    let draft = try #require(UIBinding($model.draft))
    draft.name.wrappedValue = "b"
    #expect(model.draft?.name == "b")
    model.draft = nil
    #expect(draft.wrappedValue.name == "b")
    draft.name.wrappedValue = "late"
    #expect(model.draft == nil)
    #expect(UIBinding($model.draft) == nil)
  }

  @Test func optionalChaining() {
    let name: UIBinding<String?> = $model.draft.name
    name.wrappedValue = "b"
    #expect(model.draft?.name == "b")
    model.draft = nil
    #expect(name.wrappedValue == nil)
    name.wrappedValue = "late"
    #expect(model.draft == nil)
  }

  @Test func presence() {
    let isPresented: UIBinding<Bool> = UIBinding($model.draft)
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = true
    #expect(model.draft != nil)
    isPresented.wrappedValue = false
    #expect(model.draft == nil)
    isPresented.wrappedValue = true
    #expect(model.draft == nil)
  }

  @Test func isObserved() async {
    @UIBinding var count = 1
    let binding = $count
    var seen: [Int] = []
    let token = observe { seen.append(binding.wrappedValue) }
    binding.wrappedValue = 2
    for _ in 0..<20 { await Task.yield() }
    #expect(seen == [1, 2])
    token.cancel()
  }

  @Test func writesCarryTheTransaction() async {
    var transaction = UITransaction()
    transaction.pace = 3
    var paces: [Int] = []
    let token = observe { transaction in
      _ = model.profile
      paces.append(transaction.pace)
    }
    $model.profile.transaction(transaction).name.wrappedValue = "b"
    for _ in 0..<20 { await Task.yield() }
    #expect(paces == [0, 3])
    token.cancel()
  }

  @Test func identifiers() {
    let name = UIBindingIdentifier($model.profile.name)
    #expect(name == UIBindingIdentifier($model.profile.name))
    #expect(name != UIBindingIdentifier($model.profile.age))
    let other = Model()
    #expect(name != UIBindingIdentifier(UIBindable(other).profile.name))
  }
}
