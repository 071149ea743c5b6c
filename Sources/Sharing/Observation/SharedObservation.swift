import Dispatch
import Observation
import Synchronization

/// Who observes a shared value, and how loading and saving it go.
///
/// Observers are told on the main actor. A change on another thread is visible to all at once, and its
/// observers are told once for all changes until the main actor gets to it.
final class SharedObservation: Observable, @unchecked Sendable {
  enum Field: UInt8, CaseIterable {
    case value = 1
    case isLoading = 2
    case loadError = 4
    case saveError = 8

    fileprivate var keyPath: any KeyPath<SharedObservation, Void> & Sendable {
      switch self {
      case .value: \.value
      case .isLoading: \.isLoading
      case .loadError: \.loadError
      case .saveError: \.saveError
      }
    }
  }

  private let registrar = ObservationRegistrar()
  /// Fields that observers will be told of, as a set of bits.
  private let pending = Atomic<UInt8>(0)

  func access(_ field: Field) { registrar.access(self, keyPath: field.keyPath) }

  func notify(_ field: Field) {
    let (old, _) = pending.bitwiseOr(field.rawValue, ordering: .acquiringAndReleasing)
    // Somebody has made the delivery of earlier changes their business already.
    if old != 0 { return }
    SharedNotifications.deliver { self.deliver() }
  }

  private func deliver() {
    let fields = pending.exchange(0, ordering: .acquiringAndReleasing)
    for field in Field.allCases where fields & field.rawValue != 0 {
      registrar.willSet(self, keyPath: field.keyPath)
      registrar.didSet(self, keyPath: field.keyPath)
    }
  }

  fileprivate var value: Void { () }
  fileprivate var isLoading: Void { () }
  fileprivate var loadError: Void { () }
  fileprivate var saveError: Void { () }
}

/// When observers of shared values are told.
package enum SharedNotifications {
  /// Postpones a delivery, or says that it can't: while a reducer runs, observers must not be told,
  /// as they may read state that is being changed.
  @MainActor package static var postpone: (@escaping @Sendable () -> Void) -> Bool = { _ in false }

  static func deliver(_ body: @escaping @Sendable () -> Void) {
    if isOnMainQueue {
      MainActor.assumeIsolated {
        if !postpone(body) { body() }
      }
    } else {
      DispatchQueue.main.async { deliver(body) }
    }
  }
}

/// Whether the main actor runs on this thread just now.
///
/// NB: Not `Thread.isMainThread`: after an asynchronous entry point the main queue has no thread of
/// its own.
private var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
