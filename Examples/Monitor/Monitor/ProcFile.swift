/// The formats of the files in `/proc`, each a function from text to numbers. Lines that aren't as
/// expected are passed over: kernels add to these files.
enum ProcFile {
  /// The first line of `/proc/stat`.
  static func ticks(_ text: String) -> (total: Int, busy: Int)? {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("cpu ") }) else {
      return nil
    }
    let numbers = line.split(separator: " ").dropFirst().prefix(8).compactMap { Int($0) }
    guard numbers.count >= 5 else { return nil }
    let total = numbers.reduce(0, +)
    // The fourth is time in which there was nothing to do, the fifth that in which a disk was awaited.
    return (total, total - numbers[3] - numbers[4])
  }

  /// `/proc/meminfo`, in bytes.
  static func memory(_ text: String) -> (total: Int, available: Int)? {
    var values: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count >= 2, let kilobytes = Int(parts[1]) else { continue }
      values[parts[0]] = kilobytes * 1_024
    }
    guard let total = values["MemTotal:"], let available = values["MemAvailable:"] else {
      return nil
    }
    return (total, available)
  }

  /// `/proc/<id>/stat`. A name is in parentheses, and may have anything in it, parentheses too.
  static func process(_ text: String, pageSize: Int) -> Reading.Process? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      let id = Int32(text[..<open].drop { $0 == " " }.split(separator: " ").first ?? "")
    else { return nil }
    let rest = text[text.index(after: close)...].split(separator: " ")
    guard rest.count >= 22, let user = Int(rest[11]), let system = Int(rest[12]),
      let pages = Int(rest[21])
    else { return nil }
    return Reading.Process(
      id: id, name: String(text[text.index(after: open)..<close]), ticks: user + system,
      memory: pages * pageSize)
  }

  /// The places of `/proc/mounts` where disks are mounted.
  static func mounts(_ text: String) -> [String] {
    var seen: Set<Substring> = []
    return text.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: " ")
      guard parts.count >= 2, parts[0].hasPrefix("/dev/"), seen.insert(parts[0]).inserted else {
        return nil
      }
      return String(parts[1].replacing("\\040", with: " "))
    }
  }
}
