import Testing
import ViewTree

struct ChartElementTests {
  @Test
  func theScaleIsThatOfTheNumbersUnlessItIsGiven() {
    #expect(ChartElement([.init(values: [3, nil, 5])]).scale == 3...5)
    #expect(ChartElement([.init(values: [3, 5])], in: 0...10).scale == 0...10)
    #expect(ChartElement([.init(values: [3]), .init(values: [-1])]).scale == -1...3)
    #expect(ChartElement([.init(values: [3, 5])], form: .bars).scale == 0...5)
  }

  @Test(
    arguments: [
      [], [nil], [7], [7, 7], [.nan, .infinity],
      [-.greatestFiniteMagnitude, .greatestFiniteMagnitude],
      [.greatestFiniteMagnitude], [0],
    ] as [[Double?]])
  func whateverTheNumbersThereIsAScale(values: [Double?]) {
    for form in [ChartElement.Form.line, .area, .bars] {
      let chart = ChartElement([.init(values: values)], form: form)
      #expect(chart.scale.lowerBound < chart.scale.upperBound)
      for value in chart.series[0].values.compactMap(\.self) {
        #expect((0...1).contains(chart.fraction(of: value)))
      }
    }
  }

  @Test
  func numbersThatCannotBeDrawnLeaveGaps() {
    #expect(ChartElement.Series(values: [1, .nan, -.infinity, nil]).values == [1, nil, nil, nil])
  }

  @Test(arguments: [
    (0, "0%"), (0.04, "0%"), (-0.06, "-0.1%"), (4.25, "4.3%"), (42, "42%"), (99.95, "100%"),
    (1_234, "1234%"), (12_345, "12.3k%"), (4_200_000, "4.2M%"), (1e9, "1G%"), (3.4e12, "3.4T%"),
    (1e300, "1e+288T%"),
  ])
  func numbersAreShort(value: Double, label: String) {
    #expect(ChartElement([], unit: "%").label(of: value) == label)
  }

  @Test
  func itSaysWhatItShows() {
    let chart = ChartElement([
      .init(name: "Read", values: [3, 9, nil, 4.5]), .init(name: "Written", values: [2, 2]),
      .init(name: "Nothing", values: [nil]),
    ])
    #expect(chart.summary == "Read 4.5, from 3 to 9; Written 2")
  }

  @Test
  func withoutChartsItIsLittleBars() throws {
    let chart = ChartElement([.init(name: "Load", values: [0, 50, nil, 100])], in: 0...100)
    let lowered = try #require(Content(.chart(chart)).lowered())
    guard case .node(let line) = lowered.children.first, case .text(let text) = line.content.element
    else {
      Issue.record("It has no text.")
      return
    }
    #expect(text.text.plain == "Load ▁▅ █")
    #expect(lowered.content.meaning.value == "Load 100, from 0 to 100")
  }
}
