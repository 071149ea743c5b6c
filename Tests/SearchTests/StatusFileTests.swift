import Testing

@testable import Search

struct StatusFileTests {
  @Test
  func readsParagraphsOfFields() {
    let packages = StatusFile.packages(
      in: """
        Package: hello
        Status: install ok installed
        Version: 2.10-3
        Description: friendly greeter
         It says hello
         to the world.
         .
         And to you.
        Homepage: https://example.org

        Package: gone
        Status: deinstall ok config-files
        Version: 1

        Package: bare
        """)
    #expect(
      packages == [
        Package(
          name: "hello", version: "2.10-3", summary: "friendly greeter",
          details: "It says hello to the world.\n\nAnd to you.", homepage: "https://example.org"),
        Package(name: "bare", version: "", summary: "", details: ""),
      ])
  }

  @Test(arguments: ["", "\n\n\n", ":", " indented first", "no colon", "Package:", "Description: x"])
  func badFilesHaveNoPackagesOrNamelessOnes(text: String) {
    #expect(StatusFile.packages(in: text).allSatisfy { $0.name.isEmpty })
  }

  @Test
  func namesCountForMoreThanSummaries() {
    func package(_ name: String, _ summary: String) -> Package {
      Package(name: name, version: "1", summary: summary, details: "")
    }
    let packages = [
      package("zlib", "to vim or not"), package("neovim", "editor"), package("vim-gtk", "editor"),
      package("vim", "Vi improved"), package("ed", "line editor"),
    ]
    #expect(packages.ranked(for: "VIM").map(\.name) == ["vim", "vim-gtk", "neovim", "zlib"])
    #expect(packages.ranked(for: "editor vim").map(\.name) == ["vim-gtk", "neovim"])
    #expect(packages.ranked(for: "  ").isEmpty)
  }
}
