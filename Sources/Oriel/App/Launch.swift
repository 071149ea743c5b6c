import Glibc
import ViewTree

/// Decides on which platform an app runs.
@MainActor
struct Launch {
  let arguments: [String]
  /// Where reasons are written to.
  var complain: (String) -> Void = { text in
    let bytes = Array("\(text)\n".utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
  /// Where answers are written to.
  var answer: (String) -> Void = { print($0) }

  init(arguments: [String]) {
    self.arguments = arguments
  }

  /// Runs on the first usable platform, or says why there is none.
  ///
  /// - Returns: The exit code: the platform's, 64 for a wrong option, 69 where nothing is usable.
  func run(
    _ platforms: [any Platform], as application: ApplicationInfo = ApplicationInfo(),
    _ makeSource: () -> any TreeSource
  ) -> Int32 {
    if arguments.contains("--list-renderers") {
      for platform in platforms { answer(describe(platform)) }
      return 0
    }
    var candidates = platforms
    if let wanted = option("--renderer") {
      candidates = platforms.filter { $0.name == wanted }
      guard !candidates.isEmpty else {
        let names = platforms.map(\.name).joined(separator: ", ")
        complain("There is no renderer \"\(wanted)\" in this program. It was built with: \(names).")
        return 64
      }
    }
    for platform in candidates where platform.obstacle == nil {
      CurrentPlatform.services = platform.services
      return platform.run(makeSource(), as: application)
    }
    complain("Nothing can show this app here:")
    for platform in candidates { complain(describe(platform)) }
    return 69
  }

  private func describe(_ platform: any Platform) -> String {
    guard let obstacle = platform.obstacle else { return "\(platform.name): usable" }
    return "\(platform.name): \(obstacle)"
  }

  /// The value of an option, in either form: `--name value` or `--name=value`.
  private func option(_ name: String) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == name {
        return arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
      }
      if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
    }
    return nil
  }
}
