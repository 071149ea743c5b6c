/// Stands in for a platform's services: keeps what was asked, and answers what it was told to.
///
/// ```swift
/// let services = RecordingServices()
/// services.chosenPaths = ["/letters/ada.txt"]
/// CurrentPlatform.services = services
/// ```
@MainActor
public final class RecordingServices: PlatformServices {
  /// One thing that was asked.
  public enum Request: Hashable, Sendable {
    case writeClipboard(String)
    case open(url: String)
    case choose(FileRequest)
    case show(Notice)
    case withdraw(id: String)
    case announce(String, isUrgent: Bool)
    case activate(NodeID)
  }

  /// What was asked, in order.
  public private(set) var requests: [Request] = []
  /// What is on the clipboard.
  public var clipboard: String?
  /// What the next question for files is answered with.
  public var chosenPaths: [String] = []
  /// Called with each request, as it comes.
  public var onRequest: (@MainActor (Request) -> Void)?

  public init() {}

  public func readClipboard() async -> String? { clipboard }

  public func writeClipboard(_ text: String) {
    clipboard = text
    record(.writeClipboard(text))
  }

  public func open(url: String) async -> Bool {
    record(.open(url: url))
    return true
  }

  public func choose(_ request: FileRequest) async -> [String] {
    record(.choose(request))
    return chosenPaths
  }

  public func show(_ notice: Notice) { record(.show(notice)) }

  public func withdraw(noticeWithID id: String) { record(.withdraw(id: id)) }

  public func announce(_ text: String, isUrgent: Bool) {
    record(.announce(text, isUrgent: isUrgent))
  }

  public func activate(window: NodeID) { record(.activate(window)) }

  private func record(_ request: Request) {
    requests.append(request)
    onRequest?(request)
  }
}
