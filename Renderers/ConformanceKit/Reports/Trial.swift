import ViewTree

/// One attempt at a law: stages to try it on, and what came out.
@MainActor
final class Trial {
  private(set) var checks = 0
  private(set) var failures: [String] = []
  let conformance: Conformance
  private static var lastID: UInt64 = 0

  init(_ conformance: Conformance) {
    self.conformance = conformance
  }

  /// Gives an empty stage, and takes everything off it afterwards.
  ///
  /// - Parameter kinds: What the renderer is taken to draw; less than it does, if not `nil`.
  func withStage(kinds: Set<Kind>? = nil, _ body: (Stage) throws(Halt) -> Void) throws(Halt) {
    let stage = Stage(conformance.makeRig(), kinds: kinds)
    defer {
      stage.onEvent = nil
      stage.show([])
      expect(stage.rig.nodeCount == 0, "Nodes were left after everything had been removed.")
      for fault in stage.rig.faults { expect(false, "A patch of the kit made no sense: \(fault)") }
      for wrong in stage.rig.wrongs {
        expect(false, "The renderer reported an event while it was called: \(wrong).")
      }
    }
    try body(stage)
  }

  func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    checks += 1
    if !condition { failures.append(message()) }
  }

  func expect<Value: Equatable>(_ actual: Value, is expected: Value, _ what: String) {
    expect(actual == expected, "\(what)\n\nExpected: \(expected)\nActual:   \(actual)")
  }

  /// Whether these readings say the same.
  func expect(_ actual: [Reading], reads expected: [Reading], _ what: @autoclosure () -> String) {
    checks += 1
    guard actual != expected else { return }
    failures.append("\(what())\n\n\(Self.difference(from: expected, to: actual))")
  }

  /// Whether what is shown is what the tree means.
  func expectShown(_ stage: Stage, _ what: @autoclosure () -> String) {
    expect(
      Canonical.of(stage.read()), reads: Expectation.readings(of: stage.shownTree), what())
  }

  /// Both as lines, with the ones that differ marked.
  static func difference(from expected: [Reading], to actual: [Reading]) -> String {
    let old = expected.flatMap { "\($0)".split(separator: "\n").map(String.init) }
    let new = actual.flatMap { "\($0)".split(separator: "\n").map(String.init) }
    var lines: [String] = []
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    lines += old[..<start].map { "  \($0)" }
    lines += old[start..<(old.count - end)].map { "− \($0)" }
    lines += new[start..<(new.count - end)].map { "+ \($0)" }
    lines += old[(old.count - end)...].map { "  \($0)" }
    if start == old.count, start == new.count { lines.append("(they differ in their node ids)") }
    return (lines + ["(− expected, + shown)"]).joined(separator: "\n")
  }

  // MARK: Trees

  /// A node with an id of its own.
  func node(_ content: Content, _ children: [Node] = []) -> Node {
    Self.lastID += 1
    return Node(id: NodeID(rawValue: Self.lastID), content: content, children: children)
  }

  func node(_ element: Element, _ children: [Node] = []) -> Node {
    node(Content(element, events: element.kind.events), children)
  }

  func text(_ text: String) -> Node {
    node(.text(TextElement(text)))
  }

  func button(_ name: String) -> Node {
    node(.button(ButtonElement()), [text(name)])
  }

  func field(_ text: String, prompt: String = "Field") -> Node {
    node(.textField(TextFieldElement(text: text, prompt: prompt)))
  }

  func column(_ children: [Node]) -> Node {
    node(.stack(StackElement(.vertical)), children)
  }

  func window(_ children: [Node] = []) -> Node {
    node(.window(WindowElement(title: "Window")), children)
  }

  /// The same tree with other ids.
  func copy(_ node: Node) -> Node {
    self.node(node.content, node.children.map(copy))
  }
}

extension Kind {
  /// The events that an author listens to at a node of this kind, in the kit's trees.
  var events: EventSet {
    switch self {
    case .button: .press
    case .textField: [.edit, .submit]
    case .toggle, .disclosure: .toggle
    case .slider: .slide
    case .stepper: .step
    case .picker, .tabs: .pick
    case .datePicker: .date
    case .list: .select
    case .alert, .dialog: [.choose, .dismiss]
    case .sheet: .dismiss
    case .navigationStack: .back
    case .screen: .dismiss
    case .window: .close
    default: []
    }
  }
}
