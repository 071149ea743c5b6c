import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Date pickers and shapes")
  struct DatePickerTests {
    /// Noon, so that the day is the same in most time zones.
    static let noon = 951_825_600.0

    static func element(_ seconds: Double, until: Double? = nil) -> Element {
      .datePicker(DatePickerElement(label: "When", seconds: seconds, upperBound: until))
    }

    @Test("The calendar and the clock show the time, and report what a user sets")
    func set() throws {
      try withStage { stage in
        let node = stage.node(Self.element(Self.noon))
        stage.show(node)
        let picker = try #require(stage.handle(node) as? DatePickerNode)
        let time = try #require(LocalTime(seconds: Self.noon))
        #expect(picker.calendar.day == (time.year, time.month, time.day))
        #expect((picker.hour.value, picker.minute.value) == (time.hour, time.minute))
        picker.calendar.day = (2000, 2, 20)
        var wanted = time
        wanted.day = 20
        let seconds = try #require(wanted.seconds)
        #expect(stage.takeEvents() == [Event(node.id, .date(seconds))])
        #expect(picker.calendar.day == (time.year, time.month, time.day), "state didn't follow")
        picker.minute.value = 30
        #expect(stage.takeEvents() == [Event(node.id, .date(Self.noon + 1_800))])
        stage.update(node, to: Self.element(Self.noon + 86_400))
        #expect(picker.calendar.day.month == 3)
        #expect(stage.takeEvents() == [])
        #expect(stage.control(node, as: MenuButton.self).label.contains("2000"))
      }
    }

    @Test("A time out of bounds is moved to the bound")
    func bounds() throws {
      try withStage { stage in
        let node = stage.node(Self.element(Self.noon, until: Self.noon + 60))
        stage.show(node)
        let picker = try #require(stage.handle(node) as? DatePickerNode)
        picker.minute.value = 59
        #expect(stage.takeEvents() == [Event(node.id, .date(Self.noon + 60))])
      }
    }

    @Test("Shapes fill their room or have the size they were given")
    func shapes() throws {
      try withStage { stage in
        let shape = stage.node(.shape(ShapeElement(.rectangle)))
        var content = Content(.shape(ShapeElement(.circle)))
        content.appearance.width = SizeHint(ideal: 4)
        content.appearance.height = SizeHint(ideal: 4)
        let circle = stage.node(content)
        stage.show(stage.node(.stack(StackElement(.vertical)), [shape, circle]))
        _ = MainLoop.drain(for: 0.3)
        #expect(stage.handle(shape).widget.size.width > 400)
        #expect(stage.handle(shape).widget.size.height > 200)
        #expect(stage.handle(circle).widget.size == (64, 64))
        stage.update(circle) { $0.element = .shape(ShapeElement(.capsule)) }
        #expect(stage.handle(circle).widget is Box)
      }
    }
  }
}
