import GTK
import ViewTree

/// What an app may ask of the desktop besides its windows.
@MainActor
final class GTKServices: PlatformServices {
  static let shared = GTKServices()

  weak var renderer: GTKRenderer?
  var application: Application?

  func readClipboard() async -> String? { await Clipboard.text() }

  func writeClipboard(_ text: String) { Clipboard.write(text) }

  func open(url: String) async -> Bool {
    await Address.open(url, above: renderer?.frontWindow?.window)
  }

  func choose(_ request: FileRequest) async -> [String] {
    let purpose: FileChooser.Purpose =
      switch request.purpose {
      case .open: .open
      case .openSeveral: .openSeveral
      case .openFolder: .openFolder
      case .save: .save
      }
    let chooser = FileChooser(
      purpose, title: request.title, above: renderer?.frontWindow?.window)
    if let name = request.suggestedName, request.purpose == .save { chooser.setName(name) }
    chooser.setSuffixes(request.extensions)
    return await chooser.run()
  }

  func show(_ notice: Notice) {
    application?.show(
      noticeWithID: notice.id, title: notice.title, body: notice.body, isUrgent: notice.isUrgent)
  }

  func withdraw(noticeWithID id: String) { application?.withdraw(noticeWithID: id) }

  func announce(_ text: String, isUrgent: Bool) { renderer?.frontWindow?.announce(text) }

  func activate(window: NodeID) {
    renderer?.windows.first { $0.id == window }?.present()
  }
}
