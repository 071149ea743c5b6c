internal import Synchronization
@_weakLinked internal import XCTest

/// How far a run of XCTest has come: which test is running, and whether one is.
enum XCTestProgress {
  private struct State {
    var generation = 0
    // NB: The observer is installed by the first question, which a running test asks.
    var isRunning = true
  }

  private static let state = Mutex(State())

  /// A number that no two tests of the process share.
  static var generation: Int {
    install()
    return state.withLock { $0.generation }
  }

  /// Whether a test is running, so that a failure has somewhere to go.
  static var isRunning: Bool {
    install()
    return state.withLock { $0.isRunning }
  }

  private static let observer: Void = {
    guard areLibrariesLoaded else { return }
    XCTestObservationCenter.shared.addTestObserver(Observer())
  }()

  private static func install() { _ = observer }

  private final class Observer: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      state.withLock {
        $0.generation += 1
        $0.isRunning = true
      }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      state.withLock {
        $0.generation += 1
        $0.isRunning = false
      }
    }
  }
}

/// A number that no two tests of the process share.
@_silgen_name("oriel_xctest_generation")
public func generation() -> Int { XCTestProgress.generation }

/// Whether a test is running, so that a failure has somewhere to go.
@_silgen_name("oriel_xctest_isRunning")
public func isRunning() -> Bool { XCTestProgress.isRunning }
