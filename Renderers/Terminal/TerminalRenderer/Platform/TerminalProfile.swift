import CTerminal
import Glibc
import TextRenderer

/// What the terminal of this process can do, by its description and by the environment.
struct TerminalProfile {
  var depth: ColorDepth
  var backdrop: Backdrop
  var glyphs: Glyphs

  /// Why no app can be shown here, or `nil` where one can.
  static var obstacle: String? {
    guard isatty(STDOUT_FILENO) == 1 else {
      return "standard output is no terminal. Run it in one, or with --renderer text."
    }
    guard isatty(STDIN_FILENO) == 1 else {
      return "standard input is no terminal, so there is no keyboard. Run it in one, or pipe "
        + "commands to --renderer text."
    }
    let term = variable("TERM") ?? ""
    if term.isEmpty || term == "dumb" {
      return
        "TERM is \(term.isEmpty ? "not set" : "\"dumb\""), so it isn't known how to draw here. "
        + "Set it to the name of your terminal, such as xterm-256color."
    }
    if oriel_terminfo_load(term, STDOUT_FILENO) != 0, oriel_terminfo_has("cup") == 0 {
      return "the terminal \"\(term)\" can't move its cursor, says terminfo. Use another terminal, "
        + "or --renderer text."
    }
    return nil
  }

  /// The profile of the terminal at standard output.
  static var current: TerminalProfile {
    let term = variable("TERM") ?? ""
    let isKnown = oriel_terminfo_load(term, STDOUT_FILENO) != 0
    var environment: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR", "COLORFGBG"] {
      environment[name] = variable(name)
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return TerminalProfile(
      depth: ColorDepth(
        environment: environment, described: isKnown ? Int(oriel_terminfo_colors()) : nil),
      backdrop: Backdrop(environment: environment),
      glyphs: speaksUnicode(locale) ? .unicode : .ascii)
  }

  /// Whether a locale's characters are those of Unicode. Where none is set most terminals still are.
  static func speaksUnicode(_ locale: String?) -> Bool {
    guard let locale else { return true }
    if locale == "C" || locale == "POSIX" { return true }
    let encoding = locale.split(separator: ".").dropFirst().first?.lowercased() ?? "utf-8"
    return encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
