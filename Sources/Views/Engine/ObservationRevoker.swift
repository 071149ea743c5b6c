import Observation

/// Ends an observation that has not fired.
///
/// An observation ends by firing only. A scope that is evaluated again for another reason would
/// leave its last one behind in every object that it read. So each observation also reads this
/// object, which fires on demand and so takes the whole observation with it.
final class ObservationRevoker: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var signal: Void { () }

  func observe() {
    registrar.access(self, keyPath: \.signal)
  }

  func revoke() {
    registrar.willSet(self, keyPath: \.signal)
  }
}
