import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneDrawing

/// Other programs parse the drawings of all fixtures.
struct ReferenceToolTests {
  private static let maps = Fixture.all.map(\.map)

  /// The drawings of all fixtures in a folder, and their names.
  private static func drawings(_ format: MapFormat) throws -> (folder: TemporaryFolder, names: [String]) {
    let names = maps.indices.map { "\($0).\(format.rawValue)" }
    let folder = try TemporaryFolder()
    for (name, map) in zip(names, maps) { try folder.write(name, Data(format.text(of: map).utf8)) }
    return (folder, names)
  }

  private static func run(_ program: String, _ arguments: [String], _ folder: TemporaryFolder) async throws
    -> ProcessRun
  {
    let run = try await ProcessRun(URL(filePath: "/usr/bin/env"), [program] + arguments, in: folder.url)
    try #require(run.status != 127, "\(program) is needed to run these tests; '.ci/prepare' installs it")
    return run
  }

  @Test func libxml2ParsesPictures() async throws {
    let (folder, names) = try Self.drawings(.svg)
    let run = try await Self.run("xmllint", ["--noout", "--nonet"] + names, folder)
    #expect(run.status == 0 && run.error == "")
  }

  @Test func graphvizFindsTheSameNodesAndEdges() async throws {
    let (folder, names) = try Self.drawings(.dot)
    let run = try await Self.run("gc", ["-n", "-e"] + names, folder)
    #expect(run.error == "")
    let counts = run.output.matches(of: #/(\d+) +(\d+) scenes \((\d+)\.dot\)/#)
    try #require(counts.count == Self.maps.count)
    for count in counts {
      let map = Self.maps[try #require(Int(count.3))]
      let lost = map.segues.count { $0.destination == nil }
      #expect(Int(count.1) == map.shownControllers.count + lost + map.fileProblems.count)
      #expect(Int(count.2) == map.segues.count)
    }
  }

  @Test func graphvizDrawsTheLargestGraph() async throws {
    let largest = try #require(Self.maps.max { $0.segues.count < $1.segues.count })
    let folder = try TemporaryFolder(["a.dot": MapFormat.dot.text(of: largest)])
    let run = try await Self.run("dot", ["-Tsvg", "a.dot", "-o", "a.svg"], folder)
    #expect(run.status == 0 && run.error == "")
  }

  @Test func jsonConformsToTheSchema() async throws {
    let (folder, names) = try Self.drawings(.json)
    let schema = Fixture.root.appendingPathComponent("../../Documentation/SceneGraph.schema.json").standardized.path
    let run = try await Self.run("jsonschema", names.flatMap { ["-i", $0] } + [schema], folder)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func schemaRejectsUnknownMembers() async throws {
    let text = MapFormat.json.text(of: SceneMap(of: "<scenes><viewController id=\"a\"/></scenes>"))
    let wrong = [
      text.replacing("\"isInitial\": false", with: "\"isInitial\": 0"),
      text.replacing("\"holder\"", with: "\"owner\""),
      text.replacing("\"version\": 1", with: "\"version\": 2"),
    ]
    let folder = try TemporaryFolder()
    let schema = Fixture.root.appendingPathComponent("../../Documentation/SceneGraph.schema.json").standardized.path
    for (index, text) in wrong.enumerated() {
      try folder.write("\(index).json", Data(text.utf8))
      #expect(try await Self.run("jsonschema", ["-i", "\(index).json", schema], folder).status == 1)
    }
  }
}
