import ConcurrencyExtras
import Dependencies
import IssueReporting
import Testing

@Suite struct DependencyTests {
  struct Feature: Sendable {
    @Dependency(\.greeting) var greeting
    @Dependency(Greeting.self) var byKey
    @Dependency(\.greeting.text.count) var length
  }

  @Test func theContextDecidesTheDefault() {
    #expect(Feature().greeting.text == "test")
    #expect(
      withDependencies {
        $0.context = .live
      } operation: {
        Feature().greeting.text
      } == "live")
    #expect(
      withDependencies {
        $0.context = .preview
      } operation: {
        Feature().byKey.text
      } == "preview")
  }

  @Test func anOverrideAppliesToItsOperationOnly() {
    let feature = Feature()
    withDependencies {
      $0.greeting.text = "one"
    } operation: {
      #expect(feature.greeting.text == "one")
      #expect(feature.length == 3)
      withDependencies {
        $0[Greeting.self].text += "!"
      } operation: {
        #expect(feature.byKey.text == "one!")
      }
      #expect(feature.greeting.text == "one")
    }
    #expect(feature.greeting.text == "test")
  }

  @Test func tasksInheritOverridesAndDetachedOnesDoNot() async {
    await withDependencies {
      $0.greeting.text = "one"
    } operation: {
      #expect(await Task { Feature().greeting.text }.value == "one")
      #expect(await Task.detached { Feature().greeting.text }.value == "test")
    }
  }

  @Test func aFeatureKeepsTheDependenciesItWasMadeWith() {
    let feature = withDependencies {
      $0.greeting.text = "made"
      $0.testOnly = 1
    } operation: {
      Feature()
    }
    #expect(feature.greeting.text == "made")
    withDependencies {
      $0.testOnly = 2
    } operation: {
      #expect(feature.greeting.text == "made")
    }
    withDependencies {
      $0.greeting.text = "later"
    } operation: {
      #expect(feature.greeting.text == "later")
    }
  }

  @Test func threeSetsOfOverridesComeTogether() {
    struct Nested: Sendable {
      @Dependency(\.greeting) var greeting
      @Dependency(\.testOnly) var testOnly
      @Dependency(\.liveOnly) var liveOnly
    }
    final class Model {
      let nested = Nested()
    }
    let model = withDependencies {
      $0.greeting.text = "a"
    } operation: {
      Model()
    }
    let child = withDependencies {
      $0.testOnly = 2
    } operation: {
      withDependencies(from: model) { Model() }
    }
    withDependencies {
      $0.liveOnly = 3
    } operation: {
      #expect(child.nested.greeting.text == "a")
      #expect(child.nested.testOnly == 2)
      #expect(child.nested.liveOnly == 3)
    }
  }

  @Test func aLiveValueInATestIsAnIssue() {
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      struct Feature: Sendable {
        @Dependency(\.liveOnly, fileID: "A/B.swift", line: 5) var liveOnly
      }
      #expect(Feature().liveOnly == 42)
      #expect(Feature().liveOnly == 42)
    }
    #expect(
      recorder.issues.value == [
        #"""
        A/B.swift:5 @Dependency(\.liveOnly) was read in a test, but has no test value.

          Location: A/B.swift:5
          Key: LiveOnlyKey
          Value: Int

        The live value of a dependency reaches the outside world, so a test that reads it by accident \#
        is slow or depends on chance. To fix it:

        • Override it for the test: 'withDependencies { $0.liveOnly = … } operation: { … }', or the \#
        same closure of a 'TestStore'.
        • Or declare 'static var testValue' in 'LiveOnlyKey', if one value suits every test.
        """#
      ])
  }

  @Test func aKeyIsNamedForItself() {
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      @Dependency(LiveOnlyKey.self, fileID: "A/B.swift", line: 5) var liveOnly
      #expect(liveOnly == 42)
    }
    let issue = recorder.issues.value.first ?? ""
    #expect(issue.hasPrefix("A/B.swift:5 @Dependency(LiveOnlyKey.self) was read in a test"))
    #expect(issue.contains("'withDependencies { $0[LiveOnlyKey.self] = … } operation: { … }'"))
  }

  @Test func aMissingLiveValueIsAnIssueInAnApp() {
    let recorder = Recorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.testOnly, fileID: "A/B.swift", line: 6) var testOnly
        #expect(testOnly == 7)
      }
    }
    #expect(
      recorder.issues.value == [
        #"""
        A/B.swift:6 @Dependency(\.testOnly) was read in an app, but has no live value: its test value is \#
        used.

          Location: A/B.swift:6
          Key: TestOnlyKey
          Value: Int

        'TestOnlyKey' conforms to 'TestDependencyKey' only. To fix it:

        • Conform it to 'DependencyKey' and declare 'static var liveValue'.
        • If that is done in another module, link that module to the app.
        • Or set it once, when the app starts: 'prepareDependencies { $0.testOnly = … }'.
        """#
      ])
  }
}
