import ConcurrencyExtras
import Dispatch
import IssueReporting
import Testing

@testable import Dependencies

@Suite struct WithDependenciesTests {
  final class Parent {
    @Dependency(\.greeting) var greeting
    func child() -> Child { withDependencies(from: self) { Child() } }
  }

  final class Child {
    @Dependency(\.greeting) var greeting
    @Dependency(\.testOnly) var testOnly
  }

  final class Plain {}

  @Test func aChildInheritsFromItsParent() {
    let parent = withDependencies {
      $0.greeting.text = "parent"
    } operation: {
      Parent()
    }
    #expect(parent.child().greeting.text == "parent")
    let overridden = withDependencies(from: parent) {
      $0.testOnly = 1
    } operation: {
      Child()
    }
    #expect(overridden.greeting.text == "parent")
    #expect(overridden.testOnly == 1)
  }

  @Test func aModelWithoutPropertiesRemembersWhereItWasMade() async {
    let model = withDependencies {
      $0.greeting.text = "made"
    } operation: {
      Plain()
    }
    let child = await withDependencies(from: model) {
      await Task.yield()
      return Child()
    }
    #expect(child.greeting.text == "made")
  }

  @Test func aModelWithoutDependenciesIsAnIssue() {
    let recorder = Recorder()
    let text = withIssueReporters([recorder]) {
      withDependencies(
        from: Plain(), operation: { Child().greeting.text }, fileID: "A/B.swift", line: 2)
    }
    #expect(text == "test")
    #expect(
      recorder.issues.value == [
        """
        A/B.swift:2 'withDependencies(from:)' was given a 'Plain' that has no dependencies, so its child \
        gets those of the running task.

        This can happen because:

        • The model was made outside of 'withDependencies', and has no '@Dependency' property. Add one, \
        or make it in 'withDependencies'.
        • Another object was meant. Pass the parent of the model that the operation makes.
        """
      ])
  }

  @Test func anErrorOfTheUpdateSkipsTheOperation() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
        Issue.record("Not reached.")
      }
    }
  }

  @Test func capturedValuesAreEstablishedAgain() async {
    let captured = withDependencies {
      $0.greeting.text = "captured"
    } operation: {
      DependencyValues.current
    }
    @Dependency(\.greeting) var greeting
    #expect(withDependencies(captured) { greeting.text } == "captured")
    let text = await withDependencies(captured) { await Task { Greeting.current.text }.value }
    #expect(text == "captured")
  }

  @Test func escapedDependenciesReachACallback() async {
    let text: String = await withDependencies {
      $0.greeting.text = "escaped"
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            @Dependency(\.greeting) var greeting
            let outside = greeting.text
            dependencies.yield { continuation.resume(returning: "\(outside) \(greeting.text)") }
          }
        }
      }
    }
    #expect(text == "test escaped")
  }

  @Test func preparedValuesHoldForTheTest() async {
    prepareDependencies { $0.greeting.text = "prepared" }
    @Dependency(\.greeting) var greeting
    #expect(greeting.text == "prepared")
    #expect(await Task { Greeting.current.text }.value == "prepared")
  }

  @Test func aValueThatWasReadIsPreparedTooLate() {
    @Dependency(\.greeting) var greeting
    #expect(greeting.text == "test")
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      prepareDependencies({ $0.greeting = Greeting(text: "late") }, fileID: "A/B.swift", line: 3)
    }
    #expect(greeting.text == "test")
    #expect(
      recorder.issues.value == [
        #"""
        A/B.swift:3 @Dependency(\.greeting) was prepared after it had been read or prepared: the earlier \#
        value stays.

        Whoever has read it may have kept it, so two values would be in use. Call \#
        'prepareDependencies' once, first thing in the entry point of the app, before anything that reads \#
        dependencies is made.
        """#
      ])
  }
}

extension Greeting {
  fileprivate static var current: Greeting { DependencyValues.current.greeting }
}
