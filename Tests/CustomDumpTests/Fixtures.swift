import CustomDump
import IssueReporting
import Synchronization

struct User: Equatable, Identifiable {
  var id: Int
  var name: String
  var favorites: [Int] = []
}

enum Route: Equatable {
  case home
  case detail(User)
  case search(query: String, page: Int)
  case number(Int)
}

final class Person {
  var name: String
  var friend: Person?
  init(name: String) { self.name = name }
}

class Animal { var legs = 4 }
final class Dog: Animal { var name = "Rex" }

/// Equal only by a field that its dump hides.
struct Secretive: Equatable, CustomDumpReflectable {
  var shown = 1
  var hidden: Int

  var customDumpMirror: Mirror {
    Mirror(self, children: ["shown": shown], displayStyle: .struct)
  }
}

final class Recorder: IssueReporter {
  struct Entry: Sendable {
    var message: String
    var line: UInt
  }

  private let entries = Mutex<[Entry]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let entry = Entry(message: message() ?? "", line: line)
    entries.withLock { $0.append(entry) }
  }

  static func record(_ operation: () -> Void) -> [Entry] {
    let recorder = Recorder()
    withIssueReporters([recorder], operation: operation)
    return recorder.entries.withLock { $0 }
  }
}
