import CustomDump
import Synchronization

/// Optional state of a child that is shown on top of its parent: a sheet, an alert, a screen.
///
/// In a feature with `@ObservableState` write `@Presents`, and elsewhere `@PresentationState`:
///
/// ```swift
/// @Presents var destination: Destination.State?
/// ```
///
/// The wrapped property reads and writes as an optional. The projected one, `$destination`, is what
/// `ifLet` takes, because it alone knows one presentation from the next.
///
/// The child lies in a box of its own, so a feature can present itself recursively, and a parent
/// costs one word for a child that isn't shown. Edits of the child happen in place.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  private var box: Box?

  /// A presentation that starts with this child, or with none.
  public init(wrappedValue: State?) {
    box = wrappedValue.map(Box.init)
  }

  /// The child, or `nil` while none is presented.
  public var wrappedValue: State? {
    get { box?.state }
    set {
      guard let newValue else {
        box = nil
        return
      }
      guard box != nil else {
        box = Box(newValue)
        return
      }
      makeUnique()
      box!.state = newValue
    }
    _modify {
      guard box != nil else {
        var state: State?
        defer { if let state { box = Box(state) } }
        yield &state
        return
      }
      makeUnique()
      // NB: The child leaves the box for the time of the edit, so that nothing else refers to what
      // it holds.
      let box = self.box!
      var state = box.state
      box.state = nil
      defer {
        if state == nil { self.box = nil } else { swap(&box.state, &state) }
      }
      yield &state
    }
  }

  /// The presentation itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Names what is being presented, from the moment it appears until it is dismissed: never the
  /// same for two presentations, and `nil` while there is none.
  ///
  /// Editing the child keeps it. So does writing another child over a child.
  package var presentationID: UInt64? { box?.generation }

  /// Looks at the child and the ``presentationID`` where they lie, or gives `nil` without a child.
  func withChild<Result>(_ body: (UInt64, UnsafePointer<State>) -> Result) -> Result? {
    guard let box else { return nil }
    return withUnsafePointer(to: &box.state) { pointer in
      pointer.unwrapped().map { body(box.generation, $0) }
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { box = box?.copy() }
  }

  private final class Box {
    /// `nil` only while the child is being edited.
    var state: State?
    let generation: UInt64

    init(_ state: State) {
      self.state = state
      generation = lastPresentation.wrappingAdd(1, ordering: .relaxed).newValue
    }

    private init(state: State?, generation: UInt64) {
      self.state = state
      self.generation = generation
    }

    func copy() -> Box { Box(state: state, generation: generation) }
  }
}

private let lastPresentation = Atomic<UInt64>(0)

// NB: A box is mutated only by a presentation that holds the single reference to it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional child. A missing value is no child.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the child as an optional.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue as Any }
}

extension PresentationState: CustomDebugStringConvertible {
  public var debugDescription: String {
    wrappedValue.map { String(reflecting: $0) } ?? "nil"
  }
}
