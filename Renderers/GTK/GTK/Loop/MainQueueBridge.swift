import CGTK
import Dispatch
import Glibc

/// Serves Dispatch's main queue, and with it the main actor, under GLib's loop.
///
/// ```
/// Task { @MainActor } ─▶ main queue ─▶ eventfd readable ─▶ GLib calls us ─▶ we drain the queue
/// ```
///
/// The two functions of libdispatch are those that CoreFoundation's run loop uses. They are looked
/// up by name, so that a toolchain without them gives an error and not a program that doesn't start.
@MainActor
final class MainQueueBridge {
  private let source: Source

  init() throws {
    guard let handle = Self.function("_dispatch_get_main_queue_handle_4CF", as: GetHandle.self),
      let drain = Self.function("_dispatch_main_queue_callback_4CF", as: Drain.self)
    else { throw StartError.mainActorNotServed }
    let descriptor = handle()
    source = Source.readable(descriptor) {
      // The counter must be read before the queue is drained: left as it is, the descriptor stays
      // readable and the loop spins; read later, it swallows the wake-up of a job that came between.
      var counter: UInt64 = 0
      _ = read(descriptor, &counter, MemoryLayout.size(ofValue: counter))
      drain(nil)
    }
  }

  func detach() {
    source.remove()
  }

  /// Proves that a main-actor job runs on this thread, as a program would experience it.
  func check() throws {
    let thread = pthread_self()
    let served = Served()
    Task { @MainActor in served.thread = pthread_self() }
    _ = MainLoop.drain(for: 2) { served.thread != nil }
    guard let other = served.thread, pthread_equal(other, thread) != 0 else {
      throw StartError.mainActorNotServed
    }
  }

  private final class Served {
    var thread: pthread_t?
  }

  private typealias GetHandle = @convention(c) () -> Int32
  private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static func function<F>(_ name: String, as type: F.Type) -> F? {
    // The default handle is a null pointer on Linux: all that the process has loaded.
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
