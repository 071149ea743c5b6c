import Foundation
import Testing

/// A program that runs and ends, and what it printed.
///
/// Foundation's `Process` waits until nobody holds a socket that all descendants inherit, so it
/// would wait for the server that tmux leaves behind. And threads of Swift's runtime block signals,
/// which children inherit as well: tmux would never hear of its own. So this spawns by itself.
enum Command {
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("oriel-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, file.path, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, &attributes, words, environ)
    try #require(error == 0, "\(program) can't be run: \(String(cString: strerror(error)))")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
