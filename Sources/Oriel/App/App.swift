import Glibc
import ViewTree
import Views

/// What a desktop knows of a program besides its windows.
public typealias ApplicationInfo = ViewTree.ApplicationInfo

/// A program with windows.
///
/// ```swift
/// public struct LoginApp: App {
///   let store = Store(initialState: Login.State()) { Login() }
///
///   public init() {}
///
///   public var body: some Scene {
///     WindowGroup("Login") { LoginView(store: store) }
///   }
/// }
/// ```
///
/// The app imports no renderer. Its main file names those it was built with, the preferred one
/// first:
///
/// ```swift
/// LoginApp.main(on: [.gtk, .terminal, .text])
/// ```
@MainActor
public protocol App {
  associatedtype Body: Scene

  init()

  /// What the desktop knows the program by. Nothing but the type's name unless you say more.
  static var application: ApplicationInfo { get }

  @SceneBuilder var body: Body { get }
}

extension App {
  public static var application: ApplicationInfo { ApplicationInfo(name: "\(Self.self)") }

  /// Runs the app on the first platform that is usable here, and ends the process.
  ///
  /// Two options of the command line are understood: `--renderer NAME` insists on a platform, and
  /// `--list-renderers` says which there are and why one can't be used. Where none can, the reasons
  /// are written to standard error and the exit code is 69.
  ///
  /// Call it from a synchronous entry point: under `async` code the main actor is not where a
  /// toolkit's loop is.
  public static func main(on platforms: [any Platform]) -> Never {
    let launch = Launch(arguments: Array(CommandLine.arguments.dropFirst()))
    exit(launch.run(platforms, as: application) { source(of: Self().body) })
  }

  private static func source<S: Scene>(of scene: S) -> any TreeSource {
    WindowSet(S.makeWindows(of: scene))
  }
}
