import Clocks
import ComposableArchitecture
import Dependencies
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
/// It needs no display and never sleeps: time stands still until ``advance(by:)`` moves it. Controls are found by role and name. What a user could not
/// do (press a disabled or covered button, type into a hidden field) is refused with the reason, as a
/// failure at the line of the test.
@MainActor
public final class Screen {
  /// The size that ``layout`` is drawn in.
  public let size: Size
  let renderer = TextRenderer()
  let host: RendererHost<TextRenderer>
  let engine: Engine
  let driver: Driver
  let time: ScreenClock
  let dependencies: DependencyValues

  /// A size in character cells.
  public struct Size: Hashable, Sendable {
    public var width: Int
    /// `nil` for as many lines as the content needs. With a height, what doesn't fit scrolls, and
    /// what is out of sight can't be used until it is scrolled to.
    public var height: Int?

    public init(width: Int, height: Int? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// Puts a view on a screen.
  ///
  /// - Parameters:
  ///   - clock: The clock that ``advance(by:)`` moves. It is also the `continuousClock` and
  ///     `suspendingClock` dependency of stores that `content` makes. Without one the screen takes the
  ///     clock that the test has set as a dependency, and where it has set none, makes a `TestClock`.
  ///   - dependencies: Overrides dependencies for stores that `content` makes, and for states that
  ///     views make, such as those of a `NavigationLink`.
  ///   - isOpen: Whether the window is there, for tests of what closing it means. See
  ///     `WindowGroup`.
  ///   - environment: Changes what the views inherit.
  ///   - content: The view. Make the store in here for the overrides to reach it.
  public convenience init<Content: View>(
    size: Size = Size(width: 60),
    clock: TestClock<Duration>? = nil,
    dependencies: (inout DependencyValues) -> Void = { _ in },
    isOpen: Binding<Bool>? = nil,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    var values = DependencyValues()
    withDependencies {
      // What the test sets is set last, and a screen without a clock looks at what that is.
      if let clock { _ = ScreenClock(clock, in: &$0) }
      dependencies(&$0)
      values = $0
    } operation: {
    }
    let time = clock.map { ScreenClock(of: $0) } ?? ScreenClock(nil, in: &values)
    self.init(
      size: size, time: time, dependencies: values, isOpen: isOpen, environment: environment,
      content: content)
  }

  init<Content: View>(
    size: Size, time: ScreenClock, dependencies: DependencyValues, isOpen: Binding<Bool>?,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.size = size
    self.time = time
    self.dependencies = dependencies
    let inherited = dependencies
    host = RendererHost(renderer)
    driver = Driver(renderer, width: size.width, height: size.height)
    func page() -> some View {
      withDependencies {
        $0 = inherited
      } operation: {
        content()
      }
      .transformEnvironment(\.self, transform: environment)
    }
    engine =
      if let isOpen { Engine(isOpen: isOpen, content: page) } else { Engine(content: page) }
    onMainActor { engine.start(on: host) }
  }

  // NB: A test library lets go of a suite, and of a screen in it, on whatever thread it likes.
  isolated deinit { engine.stop() }

  /// Brings the screen up to date. Views are evaluated with the screen's dependencies, as in an app
  /// they are with the app's.
  func flush() {
    withDependencies {
      $0 = dependencies
    } operation: {
      engine.flush()
    }
  }

  /// The screen with one line per meaningful node. See `Outline`.
  public var outline: String { outline(showing: []) }

  /// The outline with more than what a user notices, such as accessibility identifiers.
  public func outline(showing details: Outline.Details) -> String {
    flush()
    return renderer.outline(showing: details)
  }

  /// The screen as a user would see it. See `Layout`.
  public var layout: String {
    flush()
    return driver.layout.text
  }

  /// The tree as the renderer has it.
  public var tree: Node {
    flush()
    return renderer.tree
  }

  /// What the engine has done and what is alive in it.
  public var statistics: EngineStatistics {
    flush()
    return engine.statistics
  }
}
