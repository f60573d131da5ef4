import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// `Documentation/scenec.schema.json` accepts the same configurations as scenec.
struct ConfigurationSchemaTests {
  private static let path = "Documentation/scenec.schema.json"

  @Test func idsMatchTheGoldenList() throws {
    let ids = AllDiagnostics.kinds.filter { $0.isAdjustable }.map { "        \"\($0.id)\"" }.joined(separator: ",\n")
    let text = try Repository.text(Self.path)
    let expected = text.replacing(#/("enum": \[\n)[^\]]*?( *\]\n    }\n)/#) { "\($0.1)\(ids)\n\($0.2)" }
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed {
      try Data(expected.utf8).write(to: Repository.root.appending(path: Self.path))
    }
    #expect(text == expected, "UPDATE_FIXTURES=1 swift test --filter Golden")
    #expect(text.contains("\"unused-placeholder\"") && !text.contains("\"unknown-element\""))
  }

  /// Configurations without errors that a schema cannot detect, such as a missing folder, or an id in two lists.
  private static let configurations = [
    "{}", "[]", "3", #"{"$schema": "scenec.schema.json"}"#, #"{"$schema": 1}"#, #"{"a": 1}"#,
    #"{"accessLevel": "public"}"#, #"{"accessLevel": "package"}"#, #"{"accessLevel": "internal"}"#,
    #"{"accessLevel": "open"}"#, #"{"accessLevel": null}"#, #"{"access-level": "public"}"#,
    #"{"template": "Layout"}"#, #"{"template": ["Layout"]}"#,
    #"{"error": ["unused-placeholder"], "ignore": [], "warning": ["unreachable-scene"]}"#,
    #"{"error": "unused-placeholder"}"#, #"{"warning": [1]}"#, #"{"ignore": ["nonsense"]}"#,
    #"{"ignore": ["unknown-element"]}"#, #"{"ignore": {}}"#,
    #"{"deploymentTarget": "iOS 17"}"#, #"{"deploymentTarget": "iOS 16.4"}"#, #"{"deploymentTarget": "iOS 14"}"#,
    #"{"deploymentTarget": "17"}"#, #"{"deploymentTarget": 17}"#,
    #"{"localization": "Main"}"#, #"{"localization": ""}"#, #"{"localization": true}"#,
    #"{"previews": true}"#, #"{"previews": false}"#, #"{"previews": "true"}"#, #"{"previews": null}"#,
    #"{"accessibilityIdentifiers": true}"#, #"{"accessibilityIdentifiers": "yes"}"#,
    #"{"storyboards": true}"#, #"{"storyboards": "Main"}"#,
    #"{"moduleName": "App"}"#, #"{"moduleName": ""}"#, #"{"moduleName": 1}"#,
    #"{"modules": {}}"#, #"{"modules": {"Core": "Core"}}"#, #"{"modules": {"Core": ["Core"]}}"#,
    #"{"modules": {"Core": ""}}"#, #"{"modules": {"": "Core"}}"#, #"{"modules": ["Core"]}"#,
  ]

  /// The configurations that the schema refuses. One process answers for all of them.
  private static let refused = Task { () async throws -> Set<String> in
    let names = configurations.indices.map { "\($0).json" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: zip(names, configurations)))
    let schema = Repository.root.appending(path: path).path
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"),
      ["jsonschema", "--output", "pretty"] + names.flatMap { ["-i", $0] } + [schema], in: folder.url)
    let valid = zip(names, configurations).filter { run.output.contains("===[SUCCESS]===(\($0.0))===") }.map(\.1)
    let invalid = zip(names, configurations).filter { run.error.contains("===[ValidationError]===(\($0.0))===") }.map(
      \.1)
    try #require(valid.count + invalid.count == configurations.count, "\(run.output)\(run.error)")
    return Set(invalid)
  }

  @Test(arguments: configurations)
  func schemaAgreesWithScenec(configuration: String) async throws {
    let folder = try TemporaryFolder([
      "Main.scene": "<scenes/>", "Core/Login.scene": "<scenes/>", "scenec.json": configuration,
      "Layout/SceneSupport.swift.stencil": "",
    ])
    let scenec = try await ProcessRun(
      BuildFolder.scenec, ["check", "Main.scene", "--configuration", "scenec.json"], in: folder.url)
    #expect([0, 2].contains(scenec.status))
    #expect(try await Self.refused.value.contains(configuration) == (scenec.status != 0), "\(scenec.error)")
  }
}
