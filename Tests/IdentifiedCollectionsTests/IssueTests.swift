import IdentifiedCollections
import IssueReporting
import Synchronization
import Testing

private final class Recorder: IssueReporter {
  struct Entry: Sendable {
    var message: String
    var fileID: String
    var line: UInt
  }

  let entries = Mutex<[Entry]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let entry = Entry(message: message() ?? "", fileID: "\(fileID)", line: line)
    entries.withLock { $0.append(entry) }
  }
}

private func issues(_ operation: () -> Void) -> [Recorder.Entry] {
  let recorder = Recorder()
  withIssueReporters([recorder], operation: operation)
  return recorder.entries.withLock { $0 }
}

@Suite struct IssueTests {
  @Test func duplicatesAreReportedOnceAndTheFirstIsKept() {
    var rows: IdentifiedArrayOf<Row> = []
    let line: UInt = #line + 2
    let issues = issues {
      rows = IdentifiedArray(
        uniqueElements: [
          Row(id: 1, title: "a"), Row(id: 2), Row(id: 1, title: "b"), Row(id: 2), Row(id: 3),
        ], line: line)
    }
    #expect(
      issues.map(\.message) == [
        """
        An identified array of 'Row' was made of elements that share ids: 2 elements were left \
        out, the first of them with the id '1'.

        An id may occur once, so the first element of each id was kept. Give every element an id \
        of its own, or say which of two elements to keep with 'init(_:uniquingIDsWith:)'.
        """
      ])
    #expect(issues.first?.fileID == #fileID)
    #expect(issues.first?.line == line)
    #expect(rows.map(\.id) == [1, 2, 3])
    #expect(rows[id: 1]?.title == "a")
    #expect(rows.isConsistent)
  }

  @Test func otherInitialisersReportDuplicatesToo() {
    let duplicates = [Row(id: 1), Row(id: 1)]
    #expect(issues { _ = IdentifiedArray(uncheckedUniqueElements: duplicates) }.count == 1)
    #expect(issues { _ = IdentifiedArray(uniqueElements: duplicates, id: \.id) }.count == 1)
    #expect(
      issues { _ = IdentifiedArray(uncheckedUniqueElements: duplicates, id: \.id) }.count == 1)
    #expect(issues { _ = [Row(id: 1), Row(id: 1)] as IdentifiedArrayOf<Row> }.count == 1)
  }

  @Test func editingAnId() {
    var rows = rows([1, 2, 3])
    let issues = issues { rows[id: 1]?.id = 9 }
    #expect(
      issues.map(\.message) == [
        """
        An element of an identified array of 'Row' was written through '[id: 1]' and has the id \
        '9' now.

        The element is found by its new id from here on. An id should be a constant ('let id'): \
        observers, bindings and running effects look for the element under its old id. To \
        exchange one element for another, remove the old one and insert the new one.
        """
      ])
    #expect(rows.map(\.id) == [9, 2, 3])
    #expect(rows.isConsistent)
  }

  @Test func writingUnderAnotherId() {
    var rows = rows([1, 2])
    #expect(issues { rows[id: 7] = Row(id: 8) }.count == 1)
    #expect(rows.map(\.id) == [1, 2, 8])
    #expect(issues { rows[id: 1] = Row(id: 9) }.count == 1)
    #expect(rows.map(\.id) == [9, 2, 8])
    #expect(rows.isConsistent)
  }

  @Test func writingATakenIdToAPosition() {
    var rows = rows([1, 2, 3])
    let issues = issues { rows[0] = Row(id: 3, title: "other") }
    #expect(
      issues.map(\.message) == [
        """
        An element with the id '3' was written to position 0 of an identified array of 'Row', \
        which has another element with that id.

        An id may occur once, so the array kept the other element and dropped the one that was \
        written. Use 'updateOrAppend(_:)' to write an element wherever its id is, or \
        'swapAt(_:_:)' and 'sort' to reorder elements.
        """
      ])
    #expect(
      rows.elements == [Row(id: 1, title: "1"), Row(id: 2, title: "2"), Row(id: 3, title: "3")])
  }

  @Test func editingAnIdToATakenOneDropsTheElement() {
    var rows = rows([1, 2, 3])
    #expect(issues { rows[0].id = 3 }.count == 1)
    #expect(rows.map(\.id) == [2, 3])
    #expect(rows[id: 3]?.title == "3")
    #expect(rows.isConsistent)
  }

  @Test func quietOperations() {
    var rows = rows([1, 2, 3])
    let issues = issues {
      rows.append(Row(id: 1))
      rows.append(contentsOf: [Row(id: 2)])
      rows[0] = Row(id: 8)
      rows[id: 99]?.title = "nobody"
      rows[id: 99] = nil
    }
    #expect(issues.isEmpty)
    #expect(rows.map(\.id) == [8, 2, 3])
  }
}
