import ComposableArchitecture
import Foundation

/// The machine that the program runs on.
@DependencyClient
struct MachineClient: Sendable {
  var read: @Sendable () async throws -> Reading
  /// Asks a process to end.
  var end: @Sendable (_ process: Int32) async throws -> Void
}

struct MachineError: Error, Equatable {
  var reason: String
}

extension MachineClient: DependencyKey {
  static let liveValue = MachineClient(
    read: {
      guard let stat = text("/proc/stat"), let ticks = ProcFile.ticks(stat) else {
        throw MachineError(reason: "The file /proc/stat can't be read: is this Linux?")
      }
      let memory = text("/proc/meminfo").flatMap(ProcFile.memory)
      return Reading(
        totalTicks: ticks.total, busyTicks: ticks.busy, memoryTotal: memory?.total ?? 0,
        memoryAvailable: memory?.available ?? 0, disks: disks(), processes: processes())
    },
    end: { process in
      guard kill(process, SIGTERM) == 0 else {
        throw MachineError(reason: String(cString: strerror(errno)))
      }
    })

  static let testValue = MachineClient()

  private static func text(_ path: String) -> String? {
    // NB: To its end. A file of `/proc` says that it has no bytes, and may be gone meanwhile.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func processes() -> [Reading.Process] {
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard Int32(name) != nil else { return nil }
      return text("/proc/\(name)/stat").flatMap { ProcFile.process($0, pageSize: pageSize) }
    }
  }

  private static func disks() -> [Reading.Disk] {
    ProcFile.mounts(text("/proc/mounts") ?? "").compactMap { mount in
      let values = try? FileManager.default.attributesOfFileSystem(forPath: mount)
      guard let size = values?[.systemSize] as? NSNumber,
        let free = values?[.systemFreeSize] as? NSNumber
      else { return nil }
      return Reading.Disk(mount: mount, size: size.intValue, free: free.intValue)
    }
  }
}

extension DependencyValues {
  var machine: MachineClient {
    get { self[MachineClient.self] }
    set { self[MachineClient.self] = newValue }
  }
}
