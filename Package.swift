// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: The table: one line per module, lower modules first.

let modules: [Target] = [
  // Small libraries under the store, each useful alone.
  .testBridge("IssueReportingTestSupport"),
  .module("IssueReporting", uses: ["IssueReportingTestSupport"]),
  .module("ConcurrencyExtras", uses: ["IssueReporting"]),
  .module("CasePaths", uses: ["IssueReporting", "OrielMacros"]),
  .module("IdentifiedCollections", uses: ["IssueReporting"]),
  .module("CustomDump", uses: ["IssueReporting", "IdentifiedCollections"]),
  .module("Clocks", uses: ["ConcurrencyExtras", "IssueReporting"]),
  .module("Dependencies", uses: ["Clocks", "ConcurrencyExtras", "IssueReporting"]),
  .module("DependenciesFoundation", uses: ["Dependencies"]),
  .module("DependenciesMacros", uses: ["Dependencies", "IssueReporting", "OrielMacros"]),
  .module(
    "SwiftNavigation", uses: ["CasePaths", "CustomDump", "IssueReporting", "OrielMacros"]),
  .module(
    "Sharing",
    uses: [
      "ConcurrencyExtras", "CustomDump", "Dependencies", "IdentifiedCollections", "IssueReporting",
      "SwiftNavigation",
    ]),

  // State and actions.
  .module(
    "ComposableArchitecture",
    uses: [
      "CasePaths", "Clocks", "ConcurrencyExtras", "CustomDump", "Dependencies",
      "DependenciesMacros", "IdentifiedCollections", "IssueReporting", "OrielMacros", "Sharing",
      "SwiftNavigation",
    ]),
  .plugin("OrielMacros"),

  // What features write and what renderers see.
  .module("ViewTree"),
  .module("Views", uses: ["IssueReporting", "SwiftNavigation", "ViewTree"]),
  .module(
    "Oriel",
    uses: [
      "ComposableArchitecture", "CustomDump", "Dependencies", "IdentifiedCollections",
      "IssueReporting", "OrielMacros", "Sharing",
      "SwiftNavigation", "ViewTree", "Views",
    ]),
  .module(
    "OrielTesting",
    uses: [
      "Clocks", "ComposableArchitecture", "CustomDump", "Dependencies", "IssueReporting", "Oriel",
      "TextRenderer", "ViewTree", "Views",
    ]),

  // Renderers, and the laws that they keep.
  .module(
    "ConformanceKit", at: "Renderers/ConformanceKit", uses: ["IssueReporting", "ViewTree"]),
  .systemLibrary(
    name: "CUTF8Proc", path: "Renderers/Text/CUTF8Proc", pkgConfig: "libutf8proc",
    providers: [.apt(["libutf8proc-dev"])]),
  .module("TextRenderer", at: "Renderers/Text/TextRenderer", uses: ["CUTF8Proc", "ViewTree"]),
  .target(
    name: "CTerminal", path: "Renderers/Terminal/CTerminal",
    linkerSettings: [.linkedLibrary("tinfo")]),
  .module(
    "TerminalRenderer", at: "Renderers/Terminal/TerminalRenderer",
    uses: ["CTerminal", "TextRenderer", "ViewTree"]),
  .systemLibrary(
    name: "CGTK", path: "Renderers/GTK/CGTK", pkgConfig: "gtk4",
    providers: [.apt(["libgtk-4-dev"])]),
  .target(name: "CGTKRows", dependencies: ["CGTK"], path: "Renderers/GTK/CGTKRows"),
  .module("GTK", at: "Renderers/GTK/GTK", uses: ["CGTK", "CGTKRows"]),
  .module("GTKRenderer", at: "Renderers/GTK/GTKRenderer", uses: ["GTK", "ViewTree"]),

  // Examples: a feature module without a renderer, and a main that names renderers.
  .module("Login", at: "Examples/Login/Login", uses: ["ComposableArchitecture", "Oriel"]),
  .executableTarget(
    name: "login-app",
    dependencies: ["Login", "Oriel", "GTKRenderer", "TerminalRenderer", "TextRenderer"],
    path: "Examples/Login/App",
    swiftSettings: .house),

  // Tests: one target per module, same folders.
  .tests("IssueReporting"),
  .tests("ConcurrencyExtras"),
  .tests("CasePaths", uses: ["IssueReporting"]),
  .tests("IdentifiedCollections", uses: ["IssueReporting"]),
  .tests("CustomDump", uses: ["IdentifiedCollections", "IssueReporting"]),
  .tests("Clocks", uses: ["ConcurrencyExtras", "IssueReporting"]),
  .tests("DependenciesFoundation", uses: ["Dependencies"]),
  .tests("Dependencies", uses: ["Clocks", "ConcurrencyExtras", "IssueReporting"]),
  .tests("DependenciesMacros", uses: ["IssueReporting"]),
  .tests("SwiftNavigation", uses: ["CasePaths", "ConcurrencyExtras", "CustomDump"]),
  .tests(
    "Sharing",
    uses: [
      "ConcurrencyExtras", "CustomDump", "Dependencies", "IdentifiedCollections", "IssueReporting",
      "SwiftNavigation", "sharing-probe",
    ]),
  .executableTarget(
    name: "sharing-probe", dependencies: ["Sharing"], path: "Tests/Fixtures/SharingProbe",
    swiftSettings: .house),
  .tests(
    "ComposableArchitecture",
    uses: [
      "CAllocationCounter", "CasePaths", "ConcurrencyExtras", "CustomDump", "Dependencies",
      "IdentifiedCollections", "IssueReporting", "SwiftNavigation",
    ]),
  .macroTests("OrielMacros", uses: ["ComposableArchitecture"]),
  .tests("ViewTree", uses: ["ConformanceKit"]),
  .tests("Views", uses: ["ConformanceKit", "IssueReporting", "ViewTree"]),
  .tests("Oriel", uses: ["ComposableArchitecture", "OrielTesting", "ViewTree", "Views"]),
  .tests(
    "OrielTesting",
    uses: [
      "Clocks", "ComposableArchitecture", "ConcurrencyExtras", "IssueReporting", "Oriel",
      "TextRenderer",
      "ViewTree", "Views",
    ]),
  .tests("ConformanceKit", uses: ["TextRenderer", "ViewTree"]),
  .tests("TextRenderer", uses: ["CAllocationCounter", "ViewTree"]),
  .testTarget(
    name: "NavigationTests",
    dependencies: [
      "ComposableArchitecture", "GTK", "GTKRenderer", "IssueReporting", "Oriel", "OrielTesting",
      "TerminalRenderer", "TextRenderer", "ViewTree", "Views",
    ],
    path: "Tests/NavigationTests",
    swiftSettings: .house),
  .tests(
    "TerminalRenderer",
    uses: [
      "CAllocationCounter", "ConformanceKit", "TextRenderer", "ViewTree", "Views", "counter-app",
      "login-app",
      "meetings-app", "monitor-app", "search-app", "tenthousandrows-app", "terminal-probe",
      "tictactoe-app", "todos-app",
    ]),
  .executableTarget(
    name: "terminal-probe", dependencies: ["TerminalRenderer", "ViewTree", "Views"],
    path: "Tests/TerminalProbe", swiftSettings: .house),
  .tests("GTK", uses: ["gtk-loop-probe"]),
  .executableTarget(
    name: "gtk-loop-probe", dependencies: ["GTK"], path: "Tests/GTKLoopProbe", swiftSettings: .house
  ),
  .tests(
    "GTKRenderer",
    uses: ["ConformanceKit", "GTK", "ViewTree", "Views", "gtk-renderer-probe", "desk-fixture"]),
  .executableTarget(
    name: "desk-fixture",
    dependencies: ["ComposableArchitecture", "GTKRenderer", "Oriel", "TextRenderer"],
    path: "Tests/Fixtures/Desk", exclude: ["desk.py"], swiftSettings: .house),
  .executableTarget(
    name: "gtk-renderer-probe", dependencies: ["GTKRenderer", "ViewTree", "Views"],
    path: "Tests/GTKRendererProbe", swiftSettings: .house),
  .tests(
    "Login",
    uses: [
      "Clocks", "ComposableArchitecture", "OrielTesting", "login-app", "shouting-login",
    ]),
  .executableTarget(
    name: "shouting-login",
    dependencies: ["ComposableArchitecture", "GTKRenderer", "Login", "Oriel"],
    path: "Tests/Fixtures/ShoutingLogin",
    swiftSettings: .house),
  .target(name: "CAllocationCounter", path: "Tests/Benchmarks/CAllocationCounter"),
  .executableTarget(
    name: "benchmarks",
    dependencies: [
      "CAllocationCounter", "ComposableArchitecture", "TextRenderer", "ViewTree", "Views",
    ],
    path: "Tests/Benchmarks",
    exclude: ["CAllocationCounter", "GTK"],
    swiftSettings: .house),
  .target(
    name: "CGTKDriver", dependencies: ["CGTK"], path: "Tests/Benchmarks/GTK/CGTKDriver"),
  .executableTarget(
    name: "gtk-baseline", dependencies: ["CGTK", "CGTKDriver"],
    path: "Tests/Benchmarks/GTK/Baseline"),
  .executableTarget(
    name: "gtk-benchmarks",
    dependencies: [
      "CAllocationCounter", "CGTKDriver", "ComposableArchitecture", "GTK", "GTKRenderer", "Oriel",
      "Views",
    ],
    path: "Tests/Benchmarks/GTK/Oriel",
    swiftSettings: .house),
  .testTarget(name: "HouseRulesTests", path: "Tests/HouseRulesTests", swiftSettings: .house),
]

// MARK: Examples: a feature module without a renderer, a main that names renderers, and its tests.

let examples: [[Target]] = [
  .example("Counter"),
  .example("Meetings"),
  .example("Monitor"),
  .example("Search"),
  .example("TenThousandRows"),
  .example("Todos"),
  .example("TicTacToe", uses: ["Game", "SignIn", "TwoFactor"]),
]

let parts: [Target] = [
  .module("SignIn", at: "Examples/TicTacToe/SignIn", uses: ["ComposableArchitecture", "Oriel"]),
  .module(
    "TwoFactor", at: "Examples/TicTacToe/TwoFactor",
    uses: ["ComposableArchitecture", "Oriel", "SignIn"]),
  .module("Game", at: "Examples/TicTacToe/Game", uses: ["ComposableArchitecture", "Oriel"]),
]

let package = Package(
  name: "oriel",
  products: [
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
    .library(name: "Oriel", targets: ["Oriel"]),
    .library(name: "OrielTesting", targets: ["OrielTesting"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ConformanceKit", targets: ["ConformanceKit"]),
    .library(name: "TextRenderer", targets: ["TextRenderer"]),
    .library(name: "TerminalRenderer", targets: ["TerminalRenderer"]),
    .library(name: "GTKRenderer", targets: ["GTKRenderer"]),
    .library(name: "IssueReporting", targets: ["IssueReporting"]),
    .library(name: "ConcurrencyExtras", targets: ["ConcurrencyExtras"]),
    .library(name: "CasePaths", targets: ["CasePaths"]),
    .library(name: "IdentifiedCollections", targets: ["IdentifiedCollections"]),
    .library(name: "CustomDump", targets: ["CustomDump"]),
    .library(name: "Clocks", targets: ["Clocks"]),
    .library(name: "Dependencies", targets: ["Dependencies", "DependenciesMacros"]),
    .library(name: "DependenciesFoundation", targets: ["DependenciesFoundation"]),
    .library(name: "Sharing", targets: ["Sharing"]),
    .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
    .executable(name: "benchmarks", targets: ["benchmarks"]),
    .executable(name: "login-app", targets: ["login-app"]),
  ],
  targets: modules + parts + examples.flatMap { $0 },
  swiftLanguageModes: [.v6]
)

// MARK: How a line of the table becomes a target.

extension Target {
  static func module(_ name: String, at path: String? = nil, uses: [String] = []) -> Target {
    .target(
      name: name,
      dependencies: uses.map { .init(stringLiteral: $0) },
      path: path ?? "Sources/\(name)",
      swiftSettings: .house)
  }

  static func tests(_ name: String, uses: [String] = []) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name] + uses).map { .init(stringLiteral: $0) },
      path: "Tests/\(name)Tests",
      swiftSettings: .house)
  }

  /// The module that calls the test libraries, which an app that links it must not load: their symbols
  /// are weak references, and the library names that imports would add to the linker's list are left
  /// out.
  static func testBridge(_ name: String) -> Target {
    .target(
      name: name,
      path: "Sources/\(name)",
      swiftSettings: .house + [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])])
  }

  /// The compiler plugin, built on the SwiftSyntax that the toolchain ships.
  ///
  /// SwiftPM accepts the flags for a root package and for a dependency by path or by branch; it
  /// refuses them for a dependency by version.
  static func plugin(_ name: String) -> Target {
    .macro(
      name: name,
      path: "Sources/\(name)",
      swiftSettings: .house + [.unsafeFlags(["-I", HostSyntax.folder])],
      linkerSettings: [.unsafeFlags(HostSyntax.linkerFlags)])
  }

  static func macroTests(_ name: String, uses: [String]) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name] + uses).map { .init(stringLiteral: $0) },
      path: "Tests/\(name)Tests",
      swiftSettings: .house + [.unsafeFlags(["-I", HostSyntax.folder])],
      linkerSettings: [.unsafeFlags(HostSyntax.linkerFlags)])
  }
}

extension [Target] {
  static func example(_ name: String, uses: [String] = []) -> [Target] {
    [
      .module(
        name, at: "Examples/\(name)/\(name)", uses: ["ComposableArchitecture", "Oriel"] + uses),
      .executableTarget(
        name: "\(name.lowercased())-app",
        dependencies: [
          .init(stringLiteral: name), "Oriel", "GTKRenderer", "TerminalRenderer", "TextRenderer",
        ],
        path: "Examples/\(name)/App",
        swiftSettings: .house),
      .tests(
        name, uses: ["Clocks", "ComposableArchitecture", "OrielTesting"] + uses),
    ]
  }
}

extension [SwiftSetting] {
  static var house: [SwiftSetting] { [.enableUpcomingFeature("ExistentialAny")] }
}

// MARK: The toolchain's own SwiftSyntax.

enum HostSyntax {
  /// `<toolchain>/usr/lib/swift/host`, found through the library that this manifest has loaded.
  static var folder: String {
    // NB: `String(contentsOfFile:)` stops after the first page of a file of `/proc`.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = file.map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } ?? ""
    let line = maps.split(separator: "\n").last { $0.hasSuffix("/libPackageDescription.so") }
    let library = line.map { URL(fileURLWithPath: String($0.drop { $0 != "/" })) }
    let usr = library.map { (0..<5).reduce($0) { url, _ in url.deletingLastPathComponent() }.path }
    return (usr ?? "/usr") + "/lib/swift/host"
  }

  static var linkerFlags: [String] {
    let libraries = [
      "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
      "SwiftDiagnostics", "SwiftParser", "SwiftBasicFormat", "SwiftOperators",
      "SwiftCompilerPluginMessageHandling",
    ]
    return ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + libraries.map { "-l\($0)" }
  }
}
