import Dispatch
import FoundationEssentials
import Glibc
import Sharing

/// A program that shares values with files, for tests to run, to interrupt and to kill.
@main
enum Probe {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let url = URL(filePath: arguments.count > 2 ? arguments[2] : "/nowhere")
    let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    switch arguments[1] {
    case "write": try await write(url, upTo: number)
    case "count": try await count(url, times: number)
    case "tally": try await tally(url)
    case "exit": exitWithChange(url, number)
    case "wait": waitWithChange(url, number)
    case "full": try await fill(url, limit: number)
    case "settings": changeSettings(url, number)
    case "folders": say(URL.sharedDataFolder.path, URL.sharedConfigurationFolder.path)
    default: exit(2)
    }
  }

  /// Prints a line at once.
  private static func say(_ values: Any...) {
    let line = values.map { "\($0)" }.joined(separator: " ") + "\n"
    _ = Glibc.write(1, line, line.utf8.count)
  }

  /// Saves one large value after the other, and says so when each is saved.
  private static func write(_ url: URL, upTo last: Int) async throws {
    @Shared(.fileStorage(url)) var block = Block(number: 0)
    for number in (block.number + 1)...(block.number + last) {
      $block.withLock { $0 = Block(number: number) }
      try await $block.save()
      say(number)
    }
  }

  /// Counts in a file that others count in too, and says how often it had to start over.
  private static func count(_ url: URL, times: Int) async throws {
    @Shared(.fileStorage(url)) var count = 0
    var conflicts = 0
    for _ in 0..<times {
      while true {
        try await $count.load()
        $count.withLock { $0 += 1 }
        do {
          try await $count.save()
          break
        } catch SharedFileError.conflict {
          conflicts += 1
        }
      }
    }
    say(conflicts)
  }

  /// Counts in a file like others, and says so after each time.
  private static func tally(_ url: URL) async throws {
    @Shared(.fileStorage(url)) var count = 0
    while true {
      try await $count.load()
      $count.withLock { $0 += 1 }
      do {
        try await $count.save()
        say(1)
      } catch SharedFileError.conflict {
      }
    }
  }

  /// Ends right after a change.
  private static func exitWithChange(_ url: URL, _ number: Int) {
    @Shared(.fileStorage(url)) var count = 0
    $count.withLock { $0 = number }
    exit(0)
  }

  /// Waits to be told to end, right after a change.
  private static func waitWithChange(_ url: URL, _ number: Int) {
    // NB: What a shell runs in the background ignores some signals, and what is started by a thread of
    // a pool blocks them.
    for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    @Shared(.fileStorage(url)) var count = 0
    $count.withLock { $0 = number }
    say("ready")
    while true { pause() }
  }

  /// Saves a value that is larger than a file may be.
  private static func fill(_ url: URL, limit: Int) async throws {
    signal(SIGXFSZ, SIG_IGN)
    var sizes = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &sizes) == 0 else { exit(3) }
    @Shared(.fileStorage(url)) var text = ""
    $text.withLock { $0 = "small" }
    try await $text.save()
    $text.withLock { $0 = String(repeating: "x", count: 100_000) }
    do {
      try await $text.save()
    } catch {
      say(error)
    }
    say(text.count, "changed here")
    exit(0)
  }

  private static func changeSettings(_ url: URL, _ number: Int) {
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("width", store: store)) var width = 0
    @Shared(.appStorage("height", store: store)) var height = 0
    for number in 1...number {
      store.atomically {
        $width.withLock { $0 = number }
        $height.withLock { $0 = number }
      }
      if number.isMultiple(of: 10) { FileStorage.flush() }
    }
    exit(0)
  }
}

/// A value that shows whether it was written as a whole.
struct Block: Codable {
  var number: Int
  var copies: [Int]

  init(number: Int) {
    self.number = number
    copies = Array(repeating: number, count: 2_000)
  }
}
