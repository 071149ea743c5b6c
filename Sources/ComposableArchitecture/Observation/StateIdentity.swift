import Observation
import Synchronization

/// What observers of a value are registered with, shared by all copies of the value.
///
/// ```
/// State value ──▶ registrar (identity, version)          a copy made earlier ──▶ (identity, older)
///                        │                                                             │
///                        └─────────────▶ StateIdentity ◀───────────────────────────────┘
///                                        observed fields, newest version, Swift's registrar
/// ```
///
/// Most values are never observed: Swift's registrar is made when a field is read for the first
/// time.
public final class StateIdentity: Observable, @unchecked Sendable {
  /// What observers of elements register with: the value's collections as wholes.
  static let position = 63

  /// Which call of an initialiser has made the value.
  let origin: UInt64

  /// The newest version of the value. A copy with another version has diverged.
  let head = Atomic<UInt64>(0)

  /// The fields that were ever read, as a set of bits.
  private let observed = Atomic<UInt64>(0)

  /// The fields that have changed while this thread is reducing.
  private var pending: UInt64 = 0

  /// The ``RegistrarBox``, retained, or 0.
  ///
  /// NB: The library's atomic reference isn't specialised, and takes as long as all else together.
  private let registrar = Atomic<UInt>(0)

  init(origin: UInt64? = nil) {
    self.origin = origin ?? lastOrigin.wrappingAdd(1, ordering: .relaxed).newValue
  }

  deinit { box?.release() }

  private var box: Unmanaged<RegistrarBox>? {
    UnsafeRawPointer(bitPattern: registrar.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }

  private func makeBox() -> Unmanaged<RegistrarBox> {
    let new = Unmanaged.passRetained(RegistrarBox())
    let (isFirst, _) = registrar.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return new }
    new.release()
    return box!
  }

  /// Registers whoever is observing this thread's reads.
  func access(_ field: Int) {
    guard let field = ObservationGate.field(field) else { return }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field)
    if observed.load(ordering: .relaxed) & bit == 0 {
      observed.bitwiseOr(bit, ordering: .relaxed)
    }
    (box ?? makeBox())._withUnsafeGuaranteedRef {
      $0.registrar.access(self, keyPath: fieldKeyPaths[field])
    }
  }

  func isObserved(_ field: Int) -> Bool {
    observed.load(ordering: .relaxed) & (1 &<< UInt64(truncatingIfNeeded: field)) != 0
  }

  /// Tells the observers of a field that it has changed, once the state can be read.
  func notify(_ field: Int) {
    notify(bits: 1 &<< UInt64(truncatingIfNeeded: field))
  }

  /// Tells all observers that their value isn't where they have found it.
  func notifyAll() { notify(bits: .max) }

  private func notify(bits: UInt64) {
    let bits = observed.load(ordering: .relaxed) & bits
    if bits == 0 { return }
    guard ObservationGate.isClosed else { return deliver(bits) }
    if pending == 0 { ObservationGate.enqueue(self) }
    pending |= bits
  }

  func deliverPending() {
    let bits = pending
    pending = 0
    deliver(bits)
  }

  private func deliver(_ bits: UInt64) {
    guard let registrar = box?._withUnsafeGuaranteedRef({ $0.registrar }) else { return }
    var bits = bits
    while bits != 0 {
      let keyPath = fieldKeyPaths[bits.trailingZeroBitCount]
      bits &= bits - 1
      StoreStatistics.didNotify()
      registrar.willSet(self, keyPath: keyPath)
      registrar.didSet(self, keyPath: keyPath)
    }
  }
}

private let lastOrigin = Atomic<UInt64>(0)

/// NB: A box, because only references can be set once without a lock.
private final class RegistrarBox: Sendable {
  let registrar = ObservationRegistrar()

  init() { StoreStatistics.didMakeRegistrar() }
  deinit { StoreStatistics.didFreeRegistrar() }
}

/// One key path per bit, made once: Swift's registrar wants key paths.
private let fieldKeyPaths: [any KeyPath<StateIdentity, Void> & Sendable] = (0..<64).map { field in
  \StateIdentity[field: field]
}

extension StateIdentity {
  fileprivate subscript(field field: Int) -> Void { () }
}
