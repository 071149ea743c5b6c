import CAllocationCounter

var table = Table("Harness")
table.add("an allocation", measure(count: 100_000) { _ = Box() }, budget: 1)
table.write()
benchmarkEngine()

final class Box {}
