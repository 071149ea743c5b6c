import IssueReporting
import TextRenderer
import ViewTree
import Views

/// A feature on a screen of text, driven as a user would drive it.
///
/// ```swift
/// let screen = Screen { LoginView(store: store) }
/// await screen.textField("E-mail").type("blob@example.com")
/// await screen.button("Log in").tap()
/// #expect(screen.outline.contains(#"alert "Login failed""#))
/// ```
///
/// It needs no display and never sleeps. Controls are found by role and name. What a user could not
/// do (press a disabled or covered button, type into a hidden field) is refused with the reason, as a
/// failure at the line of the test.
@MainActor
public final class Screen {
  /// The size that ``layout`` is drawn in.
  public let size: Size
  let renderer = TextRenderer()
  let host: RendererHost<TextRenderer>
  let engine: Engine
  private var cached: (frame: Int, index: ScreenIndex)?

  /// A size in character cells.
  public struct Size: Hashable, Sendable {
    public var width: Int
    /// `nil` for as many lines as the content needs.
    public var height: Int?

    public init(width: Int, height: Int? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// Puts a view on a screen and lets it settle as far as it can without waiting.
  public init<Content: View>(
    size: Size = Size(width: 60), @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.size = size
    host = RendererHost(renderer)
    engine = Engine(content: content)
    engine.start(on: host)
  }

  deinit {
    MainActor.assumeIsolated { engine.stop() }
  }

  /// The screen with one line per meaningful node. See `Outline`.
  public var outline: String {
    engine.flush()
    return renderer.outline()
  }

  /// The screen as a user would see it. See `Layout`.
  public var layout: String {
    engine.flush()
    return renderer.layout(width: size.width, height: size.height)
  }

  /// The tree as the renderer has it.
  public var tree: Node {
    engine.flush()
    return renderer.tree
  }

  /// Waits until nothing happens any more without time passing: effects that can finish now have,
  /// and what they sent is on screen.
  ///
  /// Time stands still, so work that waits for a clock stays where it is: advance the clock.
  public func settle() async {
    var quiet = 0
    var last = renderer.frames
    for _ in 0..<Self.turns {
      await Task.yield()
      engine.flush()
      quiet = renderer.frames == last ? quiet + 1 : 0
      last = renderer.frames
      if quiet == Self.quietTurns { return }
    }
    reportIssue(
      """
      The screen did not settle: it still changes after \(Self.turns) turns.

      Something sends actions without end and without waiting for a clock. Let it wait for a clock \
      that the test controls.
      """)
  }

  /// How many turns may pass at most, and how many without a change count as quiet.
  private static let turns = 10_000
  private static let quietTurns = 50

  func index() -> ScreenIndex {
    engine.flush()
    if let cached, cached.frame == renderer.frames { return cached.index }
    let index = ScreenIndex(renderer.tree)
    cached = (renderer.frames, index)
    return index
  }

  func send(_ event: Event) async {
    renderer.events?(event)
    await settle()
  }
}
