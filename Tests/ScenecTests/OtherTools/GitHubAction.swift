import Foundation
import SceneTestSupport
import Testing

/// `action.yml`, and the part of GitHub's runner that its steps need.
struct GitHubAction: Decodable {
  struct Input: Decodable { let `default`: String }

  struct Step: Decodable {
    let id: String?
    let run: String?
    let shell: String?
    let env: [String: String]?
  }

  struct Steps: Decodable { let steps: [Step] }

  let inputs: [String: Input]
  let runs: Steps

  static func read() async throws -> GitHubAction {
    let folder = try TemporaryFolder(["action.yml": OtherToolsPage.file("action.yml")])
    let lines = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1], encoding='utf-8'))))"
    let json = try await PythonTools.run(lines, ["action.yml"], in: folder)
    return try JSONDecoder().decode(GitHubAction.self, from: Data(json.utf8))
  }

  /// Runs the step with an id, with these inputs and the defaults of the others.
  ///
  /// - Parameters:
  ///   - context: the values of other expressions: `github.base_ref`.
  ///   - variables: what the runner sets: `GITHUB_OUTPUT`.
  func run(
    _ id: String, with given: [String: String], context: [String: String] = [:], variables: [String: String] = [:],
    in folder: TemporaryFolder
  ) async throws -> ProcessRun {
    let step = try #require(runs.steps.first { $0.id == id })
    let script = try #require(step.run)
    try #require(step.shell == "bash" && !script.contains("${{"), "text of a caller must not become shell")
    for name in given.keys { try #require(inputs[name] != nil, "there is no input '\(name)'") }
    let values = inputs.mapValues(\.default).merging(given) { $1 }
    let environment = (step.env ?? [:]).mapValues { text in
      text.replacing(#/\$\{\{ inputs\.(\w+) \}\}/#) { values[String($0.1)] ?? "" }
        .replacing(#/\$\{\{ ([\w.]+) \}\}/#) { context[String($0.1)] ?? "" }
    }
    .merging(variables) { $1 }
    try folder.write(".step", Data(script.utf8))
    return try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["bash", "--noprofile", "--norc", "-eo", "pipefail", ".step"], in: folder.url,
      environment: TemporaryFolder.environment(environment))
  }
}
