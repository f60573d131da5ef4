import Foundation

/// A parsed SARIF report.
struct SARIFReport: Decodable {
  struct Run: Decodable {
    struct Tool: Decodable {
      struct Driver: Decodable {
        let name: String
        let rules: [Rule]
      }

      let driver: Driver
    }

    let tool: Tool
    let originalUriBaseIds: [String: Artifact]
    let columnKind: String
    let newlineSequences: [String]
    let results: [Result]
  }

  struct Text: Decodable {
    let text: String
  }

  struct Rule: Decodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
  }

  struct Artifact: Decodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Decodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct Location: Decodable {
    struct Physical: Decodable {
      let artifactLocation: Artifact
      let region: Region
    }

    let physicalLocation: Physical
  }

  struct Fix: Decodable {
    struct Change: Decodable {
      struct Replacement: Decodable {
        let deletedRegion: Region
        let insertedContent: Text
      }

      let artifactLocation: Artifact
      let replacements: [Replacement]
    }

    let description: Text
    let artifactChanges: [Change]
  }

  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let fixes: [Fix]?
  }

  let runs: [Run]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(SARIFReport.self, from: Data(text.utf8))
  }

  /// The diagnostics.
  var findings: [Finding] {
    runs.flatMap(\.results).compactMap { result in
      guard let place = result.locations.first?.physicalLocation else { return nil }
      let path = place.artifactLocation.uri.removingPercentEncoding ?? place.artifactLocation.uri
      return Finding(
        path: path, line: place.region.startLine, column: place.region.startColumn, id: result.ruleId,
        severity: result.level)
    }
  }
}
