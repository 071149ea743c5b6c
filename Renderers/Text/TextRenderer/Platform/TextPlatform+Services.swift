import ViewTree

extension TextPlatform {
  /// Stand-ins: what the app asks for is printed, and there is a clipboard of its own.
  public var services: any PlatformServices { Self.standIns }

  private static let standIns: RecordingServices = {
    let services = RecordingServices()
    services.onRequest = { print(describe($0)) }
    return services
  }()

  private static func describe(_ request: RecordingServices.Request) -> String {
    switch request {
    case .writeClipboard(let text): "(copied \"\(text)\")"
    case .open(let url): "(opened \(url))"
    case .choose: "(asked for files: none were chosen)"
    case .show(let notice): "(notice: \(notice.title))"
    case .withdraw(let id): "(withdrew the notice \"\(id)\")"
    case .announce(let text, _): "(announced \"\(text)\")"
    case .activate: "(brought a window to the front)"
    }
  }
}
