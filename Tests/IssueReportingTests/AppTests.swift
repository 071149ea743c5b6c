import Foundation
import Testing

@Suite struct AppTests {
  /// An app that reports issues must start on a machine without the test libraries.
  @Test func anAppLinksNoTestLibrary() throws {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let app = URL(fileURLWithPath: bundle).deletingLastPathComponent().appending(path: "login-app")
    let program = try Data(contentsOf: app)
    #expect(program.range(of: Data("libswiftCore.so".utf8)) != nil)
    #expect(program.range(of: Data("libTesting.so".utf8)) == nil)
    #expect(program.range(of: Data("libXCTest.so".utf8)) == nil)
  }
}
