import ConformanceKit
import Observation
import Views

@MainActor
@Observable
final class Cell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// What random programs read.
@MainActor
final class World {
  let flags = (0..<6).map { Cell($0 % 2 == 0) }
  let numbers = (0..<4).map { Cell($0) }
  let lists = (0..<3).map { Cell(Array(0..<($0 * 2))) }

  func mutate(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3: flags.randomElement(using: &generator)!.value.toggle()
    case 3, 4: numbers.randomElement(using: &generator)!.value += 1
    default: mutate(lists.randomElement(using: &generator)!, using: &generator)
    }
  }

  private func mutate(_ list: Cell<[Int]>, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: list.value.shuffle(using: &generator)
    case 1: list.value.reverse()
    case 2 where !list.value.isEmpty:
      list.value.remove(at: list.value.indices.randomElement(using: &generator)!)
    case 3 where list.value.count > 1:
      list.value.append(list.value.removeFirst())
    default:
      let fresh = (0..<12).first { !list.value.contains($0) }
      guard let fresh else { return list.value.removeAll() }
      list.value.insert(
        fresh, at: Int.random(in: 0...list.value.count, using: &generator))
    }
  }
}

/// A view program.
@MainActor
final class Program {
  enum Node {
    case text(Int)
    case counter
    case environmentText
    case stack([Program])
    case either(Int, Program, Program)
    case optional(Int, Program)
    case loop(Int, Program)
    case unkeyedLoop(Int)
    case rows(Int, Int)
    case mixedRows(Int, Int, Int)
    case lazyRows(Int, Int)
    case scope(Program)
    case environment(Int, Program)
    case disabled(Int, Program)
    case title(Int, Program)
    case toolbar(Int, Program)
    case alert(Int, Program)
    case sheet(Int, Program, Program)
    case destination(Int, Program, Program)
    case identified(Int, Program)
    case erased(Int, Program, Program)
  }

  let node: Node

  init(_ node: Node) {
    self.node = node
  }

  convenience init(depth: Int, using generator: inout SeededGenerator) {
    func inner() -> Program { Program(depth: depth - 1, using: &generator) }
    let flag = Int.random(in: 0..<6, using: &generator)
    let number = Int.random(in: 0..<4, using: &generator)
    let list = Int.random(in: 0..<3, using: &generator)
    guard depth > 0 else {
      let leaves: [Node] = [
        .text(number), .counter, .environmentText, .unkeyedLoop(list), .rows(list, number),
      ]
      self.init(leaves.randomElement(using: &generator)!)
      return
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 17: self.init(.rows(list, number))
    case 18: self.init(.mixedRows(list, flag, number))
    case 19: self.init(.lazyRows(list, number))
    case 0, 1, 2:
      let count = Int.random(in: 0...3, using: &generator)
      self.init(.stack((0..<count).map { _ in inner() }))
    case 3: self.init(.either(flag, inner(), inner()))
    case 4: self.init(.optional(flag, inner()))
    case 5, 6: self.init(.loop(list, inner()))
    case 7: self.init(.scope(inner()))
    case 8: self.init(.environment(number, inner()))
    case 9: self.init(.disabled(flag, inner()))
    case 10: self.init(.title(number, inner()))
    case 11: self.init(.toolbar(flag, inner()))
    case 12: self.init(.alert(flag, inner()))
    case 13: self.init(.sheet(flag, inner(), inner()))
    case 14: self.init(.destination(flag, inner(), inner()))
    case 15: self.init(.identified(number, inner()))
    default: self.init(.erased(flag, inner(), inner()))
    }
  }
}

struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Button("+\(count)") { count += 1 }
  }
}

struct NumberText: View {
  @Environment(\.number) private var number
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text("\(number) \(isEnabled)")
  }
}

/// A row with state of its own.
struct RowView: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Button("\(title): \(count)") { count += 1 }
  }
}

/// Runs a program in a scope of its own.
struct ProgramView: View {
  let program: Program
  let world: World

  var body: some View { Inline(program: program, world: world).view }
}

/// Runs a program in the scope that asks.
@MainActor
struct Inline {
  let program: Program
  let world: World

  private func scope(_ program: Program) -> ProgramView {
    ProgramView(program: program, world: world)
  }

  private func flag(_ index: Int) -> Binding<Bool> {
    Bindable(world.flags[index]).value
  }

  private func inline(_ program: Program) -> AnyView {
    Inline(program: program, world: world).view
  }

  var view: AnyView {
    switch program.node {
    case .text(let index): AnyView(Text("\(world.numbers[index].value)"))
    case .counter: AnyView(CounterView())
    case .environmentText: AnyView(NumberText())
    case .stack(let parts):
      AnyView(VStack { for part in parts { inline(part) } })
    case .either(let index, let first, let second):
      AnyView(
        Group {
          if world.flags[index].value { inline(first) } else { scope(second) }
        })
    case .optional(let index, let inner):
      AnyView(Group { if world.flags[index].value { inline(inner) } })
    case .loop(let index, let inner):
      AnyView(
        List(world.lists[index].value, id: \.self) { id in
          Text("\(id)")
          scope(inner)
        })
    case .unkeyedLoop(let index):
      AnyView(HStack { for id in world.lists[index].value { Text("\(id)") } })
    case .rows(let index, let number):
      // What a row reads in the closure counts for the view that has the list.
      AnyView(
        List(world.lists[index].value, id: \.self) { id in
          RowView(title: "\(id) \(world.numbers[number].value)")
        })
    case .mixedRows(let index, let flag, let number):
      AnyView(
        List {
          Text("first")
          ForEach(world.lists[index].value, id: \.self) { Text("\($0)") }
          if world.flags[flag].value { CounterView() }
          Section("Section") {
            ForEach(world.lists[(index + 1) % 3].value, id: \.self) { id in
              RowView(title: "\(id)").alert("Alert", isPresented: self.flag(flag)) {}
            }
          }
          ForEach(world.lists[(index + 2) % 3].value, id: \.self) { id in
            // Not always one node: such a collection is mounted whole.
            if world.flags[flag].value || id < world.numbers[number].value { NumberText() }
          }
        })
    case .lazyRows(let index, let number):
      AnyView(
        ScrollView {
          LazyVStack {
            ForEach(world.lists[index].value, id: \.self) { RowView(title: "\($0)") }
            Text("\(world.numbers[number].value)")
          }
        })
    case .scope(let inner): AnyView(scope(inner))
    case .environment(let index, let inner):
      AnyView(scope(inner).environment(\.number, world.numbers[index].value % 3))
    case .disabled(let index, let inner):
      AnyView(inline(inner).disabled(world.flags[index].value))
    case .title(let index, let inner):
      AnyView(scope(inner).navigationTitle("\(world.numbers[index].value)"))
    case .toolbar(let index, let inner):
      AnyView(
        inline(inner).toolbar {
          if world.flags[index].value { ToolbarItem { CounterView() } }
        })
    case .alert(let index, let inner):
      AnyView(inline(inner).alert("Alert", isPresented: flag(index)) {})
    case .sheet(let index, let inner, let content):
      AnyView(scope(inner).sheet(isPresented: flag(index)) { scope(content) })
    case .destination(let index, let inner, let content):
      AnyView(
        NavigationStack {
          inline(inner).navigationDestination(isPresented: flag(index)) { scope(content) }
        })
    case .identified(let index, let inner):
      AnyView(scope(inner).id(world.numbers[index].value / 2))
    case .erased(let index, let first, let second):
      world.flags[index].value ? AnyView(inline(first)) : AnyView(scope(second))
    }
  }
}
