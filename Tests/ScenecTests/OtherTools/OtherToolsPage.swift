import Foundation
import SceneTestSupport
import Testing

/// `Documentation/OtherTools.md`, whose code blocks are run unchanged, and its files.
enum OtherToolsPage {
  static let root = Fixture.root.appendingPathComponent("../..").standardized

  /// A file of the project.
  static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static var text: String {
    get throws { try file("Documentation/OtherTools.md") }
  }

  /// The code blocks in a language.
  static func blocks(in language: String) throws -> [String] {
    try text.matches(of: #/^```(\w*)\n([\s\S]*?)^```$/#.anchorsMatchLineEndings())
      .filter { $0.1 == language }.map { String($0.2) }
  }

  /// The only code block in a language, or the only one that contains a text.
  static func block(in language: String, with text: String? = nil) throws -> String {
    let found = try blocks(in: language).filter { block in text.map { block.contains($0) } ?? true }
    try #require(found.count == 1, "\(found)")
    return found[0]
  }
}

extension TemporaryFolder {
  /// Runs a program in this folder that finds scenec on its path.
  func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> ProcessRun {
    let path = Self.environment([:])["PATH"] ?? ""
    let additions = ["PATH": "\(BuildFolder.url.path):\(path)", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    return try await ProcessRun(
      URL(filePath: "/usr/bin/env"), [program] + arguments, in: url, environment: Self.environment(additions))
  }
}
