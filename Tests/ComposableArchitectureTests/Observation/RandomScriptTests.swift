import ComposableArchitecture
import Testing

/// Random edits of a tree of state, with every observer's notifications held against those of a
/// naive reference: an observer has to be told exactly when what it reads differs afterwards.
@MainActor
struct RandomScriptTests {
  @Test(arguments: 0..<20)
  func observersAreToldExactlyWhenWhatTheyReadDiffers(_ seed: UInt64) {
    var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let store = Store(initialState: Script.State()) { Script() }
    for _ in 0..<200 {
      let rows = store.scope(state: \.rows, action: \.rows)
      let stores = rows.ids.map { ($0, rows[id: $0]!) }
      let child = store.scope(state: \.child, action: \.child)
      let before = store.state
      let edit = Script.edit(&random)

      let title = Observing { _ = store.title }
      let text = Observing { _ = child.text }
      let number = Observing { _ = child.number }
      let hasOptional = Observing { _ = store.optional == nil }
      let optional = Observing { _ = store.optional?.text }
      let membership = Observing { _ = store.scope(state: \.rows, action: \.rows).count }
      let titles = stores.map { id, row in (id, Observing { _ = row.title }) }

      store.send(.edit(edit))
      let after = store.state

      func expect(_ observer: Observing, _ isDifferent: Bool, _ what: String) {
        #expect(observer.count == (isDifferent ? 1 : 0), "\(what), seed \(seed), \(edit)")
      }
      // A new instance with equal content tells its observers, too: they may know its identity.
      let isSameRoot = before._$id == after._$id
      let isSameChild = isSameRoot && before.child._$id == after.child._$id
      expect(title, !isSameRoot || before.title != after.title, "title")
      expect(text, !isSameChild || before.child.text != after.child.text, "text")
      expect(number, !isSameChild || before.child.number != after.child.number, "number")
      let isSameOptional = isSameRoot && before.optional._$id == after.optional._$id
      expect(hasOptional, !isSameOptional, "optional's presence")
      expect(
        optional, !isSameOptional || before.optional?.text != after.optional?.text, "optional")
      expect(membership, !isSameRoot || before.rows.ids != after.rows.ids, "membership")
      for (id, observer) in titles {
        let (old, new) = (before.rows[id: id]!, after.rows[id: id])
        expect(
          observer, !isSameRoot || new.map { $0._$id != old._$id || $0.title != old.title } ?? true,
          "row \(id)")
      }
    }
  }
}

/// Xorshift: the same script for the same seed.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Reducer
struct Script {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var child = Tree.Leaf()
    var optional: Tree.Leaf?
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Edit {
    case title(String)
    case childText(String)
    case childNumber(Int)
    case childReplaced(Tree.Leaf)
    case childCopyWrittenBack(String)
    case optional(Tree.Leaf?)
    case optionalText(String)
    case rowAppended(Int)
    case rowEdited(Int, String)
    case rowOverwritten(Int, String)
    case rowRemoved(Int)
    case rowsReversed
    case rowsCopyWrittenBack(Int, String)
    case rootReplaced
    case nothing
  }
  enum Action {
    case child(Tree.LeafAction)
    case edit(Edit)
    case rows(IdentifiedActionOf<Row>)
  }

  static func edit(_ random: inout Generator) -> Edit {
    let text = ["", "a", "b"].randomElement(using: &random)!
    let number = Int.random(in: 0..<6, using: &random)
    switch Int.random(in: 0..<30, using: &random) {
    case 0, 1: return .title(text)
    case 2, 3: return .childText(text)
    case 4, 5: return .childNumber(number)
    case 6: return .childReplaced(Tree.Leaf(text: text))
    case 7, 8: return .childCopyWrittenBack(text)
    case 9: return .optional(nil)
    case 10, 11: return .optional(Tree.Leaf(text: text))
    case 12, 13: return .optionalText(text)
    case 14, 15, 16, 17: return .rowAppended(number)
    case 18, 19, 20: return .rowEdited(number, text)
    case 21, 22: return .rowOverwritten(number, text)
    case 23, 24: return .rowRemoved(number)
    case 25: return .rowsReversed
    case 26, 27: return .rowsCopyWrittenBack(number, text)
    case 28: return .rootReplaced
    default: return .nothing
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .edit(let edit) = action else { return .none }
      switch edit {
      case .title(let text): state.title = text
      case .childText(let text): state.child.text = text
      case .childNumber(let number): state.child.number = number
      case .childReplaced(let child): state.child = child
      case .childCopyWrittenBack(let text):
        var copy = state.child
        copy.text = text
        state.child = copy
      case .optional(let optional): state.optional = optional
      case .optionalText(let text): state.optional?.text = text
      case .rowAppended(let id): state.rows.append(Row.State(id: id))
      case .rowEdited(let id, let text): state.rows[id: id]?.title = text
      case .rowOverwritten(let id, let text):
        if state.rows[id: id] != nil { state.rows[id: id] = Row.State(id: id, title: text) }
      case .rowRemoved(let id): state.rows.remove(id: id)
      case .rowsReversed: if state.rows.count > 1 { state.rows.reverse() }
      case .rowsCopyWrittenBack(let id, let text):
        var copy = state.rows
        copy[id: id]?.title = text
        state.rows = copy
      case .rootReplaced: state = State(rows: state.rows)
      case .nothing: break
      }
      return .none
    }
  }
}
