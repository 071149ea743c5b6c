import ComposableArchitecture

/// The counter's store within nested features that start at some level.
@MainActor
enum Leaf {
  static func of(_ store: StoreOf<Level10>) -> StoreOf<Counter> {
    store.scope(state: \.child, action: \.child)
  }

  static func of(_ store: StoreOf<Level9>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level8>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level7>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level6>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level5>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level4>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level3>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level2>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  static func of(_ store: StoreOf<Level1>) -> StoreOf<Counter> {
    of(store.scope(state: \.child, action: \.child))
  }

  /// A counter's store that many scopes under its root.
  static func under(scopes: Int) -> StoreOf<Counter> {
    switch scopes {
    case 1: of(Store(initialState: Level10.State()) { Level10() })
    case 2: of(Store(initialState: Level9.State()) { Level9() })
    case 3: of(Store(initialState: Level8.State()) { Level8() })
    case 4: of(Store(initialState: Level7.State()) { Level7() })
    case 5: of(Store(initialState: Level6.State()) { Level6() })
    case 6: of(Store(initialState: Level5.State()) { Level5() })
    case 7: of(Store(initialState: Level4.State()) { Level4() })
    case 8: of(Store(initialState: Level3.State()) { Level3() })
    case 9: of(Store(initialState: Level2.State()) { Level2() })
    default: of(Store(initialState: Level1.State()) { Level1() })
    }
  }
}
