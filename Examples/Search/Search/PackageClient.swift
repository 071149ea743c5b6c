import ComposableArchitecture
import Foundation

/// Knows the packages that are installed.
@DependencyClient
struct PackageClient: Sendable {
  /// The packages whose name or summary has all words of a query, best first.
  var search: @Sendable (_ query: String) async throws -> [Package]
}

struct PackageError: Error, Equatable {
  var reason: String
}

extension PackageClient: DependencyKey {
  static let liveValue = reading("/var/lib/dpkg/status")

  static let testValue = PackageClient()

  /// Reads the file anew for each query: packages come and go, and a few megabytes are read in no time.
  static func reading(_ path: String) -> PackageClient {
    PackageClient { query in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PackageError(reason: "The file \(path) can't be read.")
      }
      let packages = StatusFile.packages(in: String(decoding: data, as: UTF8.self))
      try Task.checkCancellation()
      return packages.ranked(for: query)
    }
  }
}

extension [Package] {
  /// Those that have all words of a query, where a match of the name counts for more.
  func ranked(for query: String) -> [Package] {
    let words = query.lowercased().split(separator: " ")
    guard !words.isEmpty else { return [] }
    return
      compactMap { package -> (rank: Int, package: Package)? in
        let name = package.name.lowercased()
        let summary = package.summary.lowercased()
        var rank = 0
        for word in words {
          if name == word {
            rank += 0
          } else if name.hasPrefix(word) {
            rank += 1
          } else if name.contains(word) {
            rank += 2
          } else if summary.contains(word) {
            rank += 3
          } else {
            return nil
          }
        }
        return (rank, package)
      }
      .sorted { ($0.rank, $0.package.name) < ($1.rank, $1.package.name) }
      .map(\.package)
  }
}

extension DependencyValues {
  var packages: PackageClient {
    get { self[PackageClient.self] }
    set { self[PackageClient.self] = newValue }
  }
}
