import Testing

@testable import Monitor

struct ProcFileTests {
  @Test
  func readsTicks() throws {
    let ticks = try #require(
      ProcFile.ticks("cpu  10 1 9 70 10 0 0 0 5 5\ncpu0 1 1 1 1 1 1 1 1 0 0\nintr 5\n"))
    #expect(ticks == (100, 20))
    #expect(ProcFile.ticks("") == nil)
    #expect(ProcFile.ticks("cpu  1 2 3") == nil)
  }

  @Test
  func readsMemory() throws {
    let memory = try #require(
      ProcFile.memory("MemTotal:  2048 kB\nMemFree: 5 kB\nMemAvailable: 1024 kB\nOdd\n"))
    #expect(memory == (2_097_152, 1_048_576))
    #expect(ProcFile.memory("MemTotal: 2 kB") == nil)
  }

  @Test
  func aNameMayHaveAnythingInIt() {
    let numbers = "S 1 1 1 0 -1 0 0 0 0 0 30 12 0 0 20 0 1 0 55 999 7"
    let process = ProcFile.process("42 (a) (b c)) \(numbers) 0", pageSize: 4_096)
    #expect(
      process == Reading.Process(id: 42, name: "a) (b c)", ticks: 42, memory: 7 * 4_096))
    #expect(ProcFile.process("42 (sh) S 1", pageSize: 1) == nil)
    #expect(ProcFile.process(") (", pageSize: 1) == nil)
    #expect(ProcFile.process("", pageSize: 1) == nil)
  }

  @Test
  func mountsAreThoseOfDisksOnce() {
    let text = """
      proc /proc proc rw 0 0
      /dev/vda / ext4 rw 0 0
      /dev/vda /again ext4 rw 0 0
      /dev/sda1 /media/my\\040disk vfat rw 0 0
      """
    #expect(ProcFile.mounts(text) == ["/", "/media/my disk"])
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (12_345, "12 kB"), (1_500_000, "1.5 MB"),
    (2_000_000_000_000, "2.0 TB"),
  ])
  func sizesAreShort(bytes: Int, text: String) {
    #expect(bytes.bytes == text)
  }
}
