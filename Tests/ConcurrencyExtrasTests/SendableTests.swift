import ConcurrencyExtras
import Foundation
import Testing

@Suite struct SendableTests {
  final class Legacy { var name = "Blob" }

  @Test func anUncheckedValueCrossesTasks() async {
    let legacy = UncheckedSendable(Legacy())
    await Task.detached { legacy.value.name += "!" }.value
    #expect(legacy.name == "Blob!")
  }

  @Test func anUncheckedValueEncodesAsItself() throws {
    let data = try JSONEncoder().encode([UncheckedSendable("a")])
    #expect(String(decoding: data, as: UTF8.self) == #"["a"]"#)
    #expect(
      try JSONDecoder().decode([UncheckedSendable<String>].self, from: data)
        == [UncheckedSendable("a")])
  }

  @Test func hashableValuesCompareAsTheirBases() {
    enum ID { case search }
    #expect(AnyHashableSendable(ID.search) == AnyHashableSendable(AnyHashableSendable(ID.search)))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    #expect(Set<AnyHashableSendable>([1, 1, "a", true, 1.5]).count == 4)
    #expect("\(AnyHashableSendable("a"))" == "a")
    #expect(String(reflecting: AnyHashableSendable("a")) == #"AnyHashableSendable("a")"#)
  }
}
