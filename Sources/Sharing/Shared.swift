/// A value that several features have in common, as a field of each one's state.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Shared(.appStorage("isSoundOn")) var isSoundOn = true
///   @Shared var draft: Draft
/// }
/// ```
///
/// Reading is like reading any field. A change is made in one piece by
/// ``withLock(_:)``, from any thread, and every holder of the reference
/// sees it:
///
/// ```swift
/// state.$isSoundOn.withLock { $0.toggle() }
/// ```
///
/// A key tells where the value is kept: in memory, in a settings file or in a file of its own. Without
/// one the value lives as long as its references.
///
/// Derive references to parts of a value with `$draft.title`, to what an optional holds with
/// `Shared($selection)`, and to the elements of a collection with `$items[id: id]` and
/// `Array($items)`.
///
/// - Complexity: Reading costs a lock of about 30 nanoseconds. A change copies what it writes to, as
///   the value before may be in use.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) { self.reference = reference }

  /// Shares a value without a key, between those who are handed the reference.
  ///
  /// ```swift
  /// let draft = Shared(value: Draft())
  /// let editor = Editor.State(draft: draft)
  /// ```
  public init(value: sending Value) { self.init(reference: ValueReference(value)) }

  /// Takes over a reference, as an initialiser's `$draft` argument does.
  public init(projectedValue: Shared<Value>) { self = projectedValue }

  /// The value at present.
  ///
  /// It can't be assigned: between reading and assigning somebody else could change it.
  public var wrappedValue: Value {
    get { reference.read() }
    @available(
      *, unavailable, message: "Use '$shared.withLock { $0 = … }' to change a shared value."
    )
    nonmutating set { reference.modify { $0 = newValue } }
  }

  /// The reference itself, for `$`. Assign it to point to another value.
  public var projectedValue: Shared<Value> {
    get { self }
    set {
      let old = reference
      self = newValue
      // Whoever has read the old value looks again, and finds the new one.
      if old !== newValue.reference { (old.root as? any ObservedRoot)?.observation.notify(.value) }
    }
  }

  /// Changes the value, while nobody else does.
  ///
  /// ```swift
  /// $count.withLock { $0 += 1 }
  /// ```
  ///
  /// Other tasks wait, so keep it short. Observers are told afterwards, on the main actor. A value
  /// with a key is saved: soon, and not before this returns. See ``save()`` for waiting.
  ///
  /// - Parameter operation: Changes the value in place. What it has done stays when it throws.
  /// - Returns: What the operation returns.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.modify(operation)
  }

  /// Loads the value from where its key keeps it, in place of the present one.
  ///
  /// - Throws: What the key reports, which ``loadError`` holds too.
  public func load() async throws { try await reference.root.load() }

  /// Saves the value where its key keeps it, and returns when it is there.
  ///
  /// - Throws: What the key reports, which ``saveError`` holds too.
  public func save() async throws { try await reference.root.save() }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.root.isLoading }

  /// Why the value couldn't be loaded the last time, or `nil` if it could.
  public var loadError: (any Error)? { reference.root.loadError }

  /// Why the value couldn't be saved the last time, or `nil` if it could, or if another one was loaded
  /// since.
  public var saveError: (any Error)? { reference.root.saveError }
}

/// A root with observers.
protocol ObservedRoot: SharedRoot {
  var observation: SharedObservation { get }
}

extension ValueReference: ObservedRoot {}

extension Shared: Sendable where Value: Sendable {}

extension Shared {
  /// What tells the value's place from others, for bindings.
  package var place: [AnyHashable] { reference.path }
}
