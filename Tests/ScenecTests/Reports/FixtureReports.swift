import Foundation
import SceneTestSupport
import Testing

/// The reports of `scenec check` for the fixtures of a topic, in one format.
struct FixtureReports: CustomStringConvertible {
  let topic: String
  let text: String

  var description: String { topic }

  /// The reports of all topics, made once.
  static func all(_ format: String) async throws -> [FixtureReports] { try await cache.reports(format) }

  private static let cache = Cache()

  private actor Cache {
    private var reports: [String: Task<[FixtureReports], any Error>] = [:]

    func reports(_ format: String) async throws -> [FixtureReports] {
      let task = reports[format] ?? Task { try await make(format) }
      reports[format] = task
      return try await task.value
    }
  }

  private static func make(_ format: String) async throws -> [FixtureReports] {
    let semaphore = AsyncSemaphore(value: 2)
    return try await withThrowingTaskGroup(of: FixtureReports.self) { group in
      for topic in topics {
        group.addTask { try await semaphore.run { try await FixtureReports(topic, format) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.topic < $1.topic }
    }
  }

  /// All diagnostics, from scenec's own JSON.
  static func findings() async throws -> [Finding] {
    let findings = try await all("json").flatMap { report in
      try JSONDecoder().decode(Listing.self, from: Data(report.text.utf8)).diagnostics.map(\.finding)
    }
    try #require(findings.count > 300)
    return findings.sorted()
  }

  private static let topics = Set(Fixture.all.compactMap { $0.name.split(separator: "/").first.map(String.init) })

  private init(_ topic: String, _ format: String) async throws {
    let run = try await ProcessRun(
      BuildFolder.scenec, ["check", topic, "--diagnostics-format", format], in: Fixture.root)
    try #require(run.status < 2 && run.error == "", "\(run.error)")
    self.topic = topic
    text = run.output
  }
}

private struct Listing: Decodable {
  struct Position: Decodable {
    let line: Int
    let column: Int
  }

  struct Entry: Decodable {
    let id: String
    let severity: String
    let path: String
    let range: [String: Position]

    var finding: Finding {
      let start = range["start"]
      return Finding(path: path, line: start?.line ?? 0, column: start?.column ?? 0, id: id, severity: severity)
    }
  }

  let diagnostics: [Entry]
}
