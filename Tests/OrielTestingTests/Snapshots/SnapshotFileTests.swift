import Foundation
import Testing

@testable import OrielTesting

/// Files of snapshots that are missing, broken or can't be written.
@MainActor
struct SnapshotFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "oriel-snapshots-\(UUID().uuidString)")
  private let screen = Screen { GreetingView() }

  private var file: SnapshotFile {
    SnapshotFile(name: "login", test: folder.appending(path: "LoginTests.swift").path)
  }

  @Test
  func aMissingFileIsToldWithWhatItWouldHold() throws {
    let message = screen.comparison(of: "[ Log in ]", with: file, isRecording: false)
    #expect(
      message == """
        There is no layout to compare with yet. It is:

          [ Log in ]

        To accept it, run the test with ORIEL_RECORD=1: it then writes \
        __Snapshots__/LoginTests/login.txt.
        """)
  }

  @Test
  func aRecordedFileIsComparedWith() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      screen.comparison(of: "[ Log in ]", with: file, isRecording: true)
        == "Recorded the layout in __Snapshots__/LoginTests/login.txt.")
    #expect(screen.comparison(of: "[ Log in ]", with: file, isRecording: true) == nil)
    #expect(screen.comparison(of: "[ Log in ]", with: file, isRecording: false) == nil)
    #expect(
      screen.comparison(of: "[ Log out ]", with: file, isRecording: false)?
        .contains("  1 - [ Log in ]\n  1 + [ Log out ]") == true)
  }

  @Test
  func aDamagedFileIsNotTakenForAnotherLayout() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = file.write("")
    try Data([0xFF, 0xFE, 0x41]).write(to: URL(filePath: file.path))
    #expect(
      screen.comparison(of: "[ Log in ]", with: file, isRecording: false) == """
        Can't compare the layout with __Snapshots__/LoginTests/login.txt: it isn't a text in UTF-8.

        Restore it from version control, or remove it and run the test with ORIEL_RECORD=1: it then \
        writes what is on screen:

          [ Log in ]
        """)
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    #expect(
      screen.comparison(of: "", with: file, isRecording: false)?
        .contains("login.txt: it is a folder, or may not be read.") == true)
  }

  @Test
  func aFileThatCannotBeWrittenSaysWhy() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A file is where the folder should be.
    try Data().write(to: folder.appending(path: "__Snapshots__"))
    let message = screen.comparison(of: "x", with: file, isRecording: true) ?? ""
    #expect(message.hasPrefix("Can't record in __Snapshots__/LoginTests/login.txt: "))
  }
}
