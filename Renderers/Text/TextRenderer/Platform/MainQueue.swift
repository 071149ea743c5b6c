import Dispatch
import Glibc

/// Serves Dispatch's main queue, and with it the main actor, where no run loop does.
///
/// The two functions of libdispatch are those that CoreFoundation's run loop uses. They are looked
/// up by name, so that a toolchain without them gives a program that prints its first frame and not
/// one that doesn't start.
@MainActor
package struct MainQueue {
  /// Readable while something is queued, for a loop that waits for other things too.
  package let descriptor: Int32
  private let drain: Drain

  package init?() {
    guard let handle = Self.function("_dispatch_get_main_queue_handle_4CF", as: GetHandle.self),
      let drain = Self.function("_dispatch_main_queue_callback_4CF", as: Drain.self)
    else { return nil }
    descriptor = handle()
    self.drain = drain
  }

  /// Runs what is queued, and what that queues, until nothing has come for `quiet` milliseconds or
  /// `limit` milliseconds are over. Returns whether it became quiet.
  @discardableResult
  package func serve(quiet: Int32, limit: Int32) -> Bool {
    let deadline = Self.now + Int(limit)
    while Self.now < deadline {
      guard wait(for: min(quiet, Int32(clamping: deadline - Self.now))) else { return true }
      runQueued()
    }
    return false
  }

  /// Runs what is queued now.
  package func runQueued() {
    // The counter must be read before the queue is drained: read later, it swallows the wake-up of a
    // job that came between.
    var counter: UInt64 = 0
    _ = read(descriptor, &counter, MemoryLayout.size(ofValue: counter))
    drain(nil)
  }

  private func wait(for milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Milliseconds of a clock that never goes back.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  private typealias GetHandle = @convention(c) () -> Int32
  private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static func function<F>(_ name: String, as type: F.Type) -> F? {
    // The default handle is a null pointer on Linux: all that the process has loaded.
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
