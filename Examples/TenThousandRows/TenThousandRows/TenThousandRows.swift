import ComposableArchitecture

/// As many rows as somebody likes, and what they cost.
@Reducer
public struct TenThousandRows: Sendable {
  @ObservableState
  public struct State: Equatable {
    var count: Int
    var counters = Counters()
    var rows: IdentifiedArrayOf<Row.State>

    public init(count: Int = 10_000) {
      self.count = count
      rows = Self.rows(count)
    }

    static func rows(_ count: Int) -> IdentifiedArrayOf<Row.State> {
      IdentifiedArray(uniqueElements: (1...count).map { Row.State(id: $0) })
    }
  }

  /// What is alive and was done in this process.
  public struct Counters: Equatable, Sendable {
    var actions = 0
    var effects = 0
    var notifications = 0
    var stores = 0
  }

  public enum Action {
    case appeared
    case countChosen(Int)
    case counted(Counters)
    case insertButtonTapped
    case reverseButtonTapped
    case rows(IdentifiedActionOf<Row>)
  }

  static let counts = [10, 10_000, 100_000]

  @Dependency(\.continuousClock) var clock
  @Dependency(\.counters) var counters

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.counted(counters()))
          }
        }

      case .countChosen(let count):
        state.count = count
        state.rows = State.rows(count)
        return .none

      case .counted(let counters):
        state.counters = counters
        return .none

      case .insertButtonTapped:
        state.rows.insert(Row.State(id: (state.rows.ids.max() ?? 0) + 1), at: 0)
        return .none

      case .reverseButtonTapped:
        state.rows.reverse()
        return .none

      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Row()
    }
  }
}

private enum CountersKey: DependencyKey {
  static let liveValue: @Sendable () -> TenThousandRows.Counters = {
    let now = StoreStatistics.current
    return TenThousandRows.Counters(
      actions: now.actions, effects: now.effects, notifications: now.notifications,
      stores: now.stores)
  }

  static let testValue: @Sendable () -> TenThousandRows.Counters = { TenThousandRows.Counters() }
}

extension DependencyValues {
  var counters: @Sendable () -> TenThousandRows.Counters {
    get { self[CountersKey.self] }
    set { self[CountersKey.self] = newValue }
  }
}
