import Observation
import SwiftNavigation
import Testing

@Observable @MainActor
private final class Model {
  var count = 0
  var name = ""
  var isNamed = false
}

private enum SpeedKey: UITransactionKey {
  static let defaultValue = 0
}

extension UITransaction {
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

/// Lets every task that waits for the main actor run.
@MainActor
private func settle() async {
  for _ in 0..<20 { await Task.yield() }
}

@MainActor
@Suite struct ObserveTests {
  private let model = Model()

  @Test func runsNowAndAfterAChange() async {
    var counts: [Int] = []
    let token = observe { counts.append(model.count) }
    #expect(counts == [0])
    model.count = 1
    #expect(counts == [0])
    await settle()
    #expect(counts == [0, 1])
    model.count = 2
    model.count = 3
    model.count = 4
    await settle()
    #expect(counts == [0, 1, 4])
    token.cancel()
  }

  @Test func observesOnlyWhatWasReadLast() async {
    var runs = 0
    let token = observe {
      runs += 1
      _ = model.isNamed ? model.name : "\(model.count)"
    }
    model.name = "ignored"
    await settle()
    #expect(runs == 1)
    model.isNamed = true
    await settle()
    #expect(runs == 2)
    model.count += 1
    await settle()
    #expect(runs == 2)
    model.name = "read"
    await settle()
    #expect(runs == 3)
    token.cancel()
  }

  @Test func cancellingEndsItAndReleasesTheClosure() async {
    final class Held {}
    var runs = 0
    weak var held: Held?
    let token: ObserveToken
    do {
      let object = Held()
      held = object
      token = observe {
        _ = object
        runs += model.count + 1
      }
    }
    #expect(held != nil)
    model.count = 5
    token.cancel()
    #expect(token.isCancelled)
    #expect(held == nil)
    await settle()
    #expect(runs == 1)
  }

  @Test func droppingTheTokenEndsIt() async {
    var runs = 0
    var tokens: Set<ObserveToken> = []
    observe {
      _ = model.count
      runs += 1
    }.store(in: &tokens)
    model.count = 1
    await settle()
    #expect(runs == 2)
    tokens = []
    model.count = 2
    await settle()
    #expect(runs == 2)
  }

  @Test func transactionsReachTheClosure() async {
    var speeds: [Int] = []
    let token = observe { transaction in
      _ = model.count
      speeds.append(transaction.speed)
    }
    withUITransaction(\.speed, 7) { model.count = 1 }
    await settle()
    model.count = 2
    await settle()
    #expect(speeds == [0, 7, 0])
    token.cancel()
  }

  @Test func transactionsNest() {
    var outer = UITransaction()
    outer.speed = 1
    let speeds = withUITransaction(outer) {
      withUITransaction(\.speed, 2) {
        var seen = 0
        let token = observe { transaction in seen = transaction.speed }
        token.cancel()
        return seen
      }
    }
    #expect(speeds == 2)
  }
}
