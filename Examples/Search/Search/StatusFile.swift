/// The format in which dpkg keeps what is installed: paragraphs of "Field: value", where a line that
/// begins with a blank goes on with the value before.
enum StatusFile {
  static func packages(in text: String) -> [Package] {
    var packages: [Package] = []
    var fields: [Substring: String] = [:]
    var last: Substring?

    func finish() {
      if let package = Package(fields) { packages.append(package) }
      fields = [:]
      last = nil
    }

    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        finish()
      } else if line.first == " " {
        if let last { fields[last]? += "\n" + line.dropFirst() }
      } else if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon]
        fields[name] = String(line[line.index(after: colon)...].drop { $0 == " " })
        last = name
      }
    }
    finish()
    return packages
  }
}

extension Package {
  fileprivate init?(_ fields: [Substring: String]) {
    guard let name = fields["Package"], fields["Status"]?.hasSuffix(" installed") != false else {
      return nil
    }
    let lines = (fields["Description"] ?? "").split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      name: name,
      version: fields["Version"] ?? "",
      summary: lines.first.map(String.init) ?? "",
      details: lines.count > 1 ? paragraphs(of: lines[1]) : "",
      homepage: fields["Homepage"])
  }
}

/// A line with nothing but a full stop stands for an empty one; the others of a paragraph belong together.
private func paragraphs(of text: Substring) -> String {
  text.split(separator: "\n")
    .split { $0 == "." }
    .map { $0.joined(separator: " ") }
    .joined(separator: "\n\n")
}
