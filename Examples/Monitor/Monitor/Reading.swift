/// What a machine was doing at one moment, as its kernel counts it.
public struct Reading: Equatable, Sendable {
  /// Ticks of all processors together since the start: all of them, and those that did something.
  var totalTicks = 0
  var busyTicks = 0
  var memoryTotal = 0
  var memoryAvailable = 0
  var disks: [Disk] = []
  var processes: [Process] = []

  /// A mounted file system, in bytes.
  public struct Disk: Equatable, Identifiable, Sendable {
    var mount: String
    var size: Int
    var free: Int

    public var id: String { mount }
    var usedFraction: Double { size > 0 ? Double(size - free) / Double(size) : 0 }
  }

  /// A running program.
  public struct Process: Equatable, Identifiable, Sendable {
    public let id: Int32
    var name: String
    /// Ticks that it has used since it started.
    var ticks: Int
    /// Resident memory in bytes.
    var memory: Int
  }

  /// The part of the processors' time that was used since an earlier reading, from 0 to 100.
  func load(since earlier: Reading) -> Double {
    let total = totalTicks - earlier.totalTicks
    guard total > 0 else { return 0 }
    return min(100, max(0, Double(busyTicks - earlier.busyTicks) / Double(total) * 100))
  }

  var memoryFraction: Double {
    memoryTotal > 0 ? Double(memoryTotal - memoryAvailable) / Double(memoryTotal) : 0
  }
}
