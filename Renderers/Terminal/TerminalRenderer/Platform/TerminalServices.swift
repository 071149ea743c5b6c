import ViewTree

/// What an app may ask of a terminal besides its screen.
///
/// There is no desktop, and over ssh none on this machine: the clipboard is the terminal's, an address
/// is shown as a link for the terminal to open, and a notice rings and is the last line until the next
/// key. Files can't be asked for.
@MainActor
final class TerminalServices: PlatformServices {
  static let shared = TerminalServices()

  weak var renderer: TerminalRenderer?
  private var copied: String?

  /// What this app has copied: terminals tell nobody what others have, and paste it when the user
  /// says so.
  func readClipboard() async -> String? { copied }

  func writeClipboard(_ text: String) {
    copied = text
    renderer?.onSequence?(TerminalSequence.copy(text))
  }

  /// Shows the address, for the user to open: whatever this machine could start may be out of sight.
  func open(url: String) async -> Bool {
    guard let renderer else { return false }
    var style = TextStyle()
    style.link = url
    renderer.say(
      TerminalRenderer.Message(id: url, text: StyledText(runs: [.init(url, style: style)])))
    return true
  }

  func show(_ notice: Notice) {
    var title = TextStyle()
    title.isBold = true
    let body = notice.body.isEmpty ? [] : [StyledText.Run("  \(notice.body)")]
    renderer?.onSequence?(TerminalSequence.bell)
    renderer?.say(
      TerminalRenderer.Message(
        id: notice.id, text: StyledText(runs: [.init(notice.title, style: title)] + body),
        isUrgent: notice.isUrgent))
  }

  func withdraw(noticeWithID id: String) { renderer?.withdraw(messageWithID: id) }

  /// Screen readers of terminals read what appears.
  func announce(_ text: String, isUrgent: Bool) {
    renderer?.say(
      TerminalRenderer.Message(id: "announcement", text: StyledText(text), isUrgent: isUrgent))
  }
}
