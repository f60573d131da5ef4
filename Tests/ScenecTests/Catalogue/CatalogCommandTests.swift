import Foundation
import SceneTestSupport
import Testing

/// `scenec catalog` prints JSON in the form of its schema. A digest shows which elements and attributes a change
/// touches.
struct CatalogCommandTests {
  private static let digest = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "digest.txt")
  private static let schema = "Documentation/Catalog.schema.json"

  /// The JSON, which one process prints for all tests.
  private static let catalog = Task { try await TemporaryFolder().scenec("catalog").output }

  /// The digest of it.
  private static let text = Task { try await CatalogDigest(json: catalog.value).text }

  @Test func catalogMatchesTheGoldenDigest() async throws {
    let text = try await Self.text.value
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed { try Data(text.utf8).write(to: Self.digest) }
    #expect(
      try text == String(contentsOf: Self.digest, encoding: .utf8), "UPDATE_FIXTURES=1 swift test --filter Golden")
  }

  // MARK: The digest

  private func changedLines(_ old: String, _ new: String) async throws -> [String] {
    let catalog = try await Self.catalog.value
    let changed = catalog.replacing(old, with: new)
    try #require(changed != catalog)
    let before = Set(try await Self.text.value.split(separator: "\n").map(String.init))
    let after = try CatalogDigest(json: changed).text.split(separator: "\n").map(String.init)
    return after.filter { !before.contains($0) }
  }

  /// A change of an attribute of one element, of a shared one, and of an element itself. A style has most attributes,
  /// too.
  @Test(arguments: [
    ("The subtitle below the title.", "A subtitle.", "buttonConfiguration: "),
    ("The opacity of the view, from 0 to 1.", "The opacity.", "alpha in "),
    ("A view that displays an image.", "An image.", "imageView: "),
    (#""setTitle(%, for: .normal)""#, #""setTitle(%, for: .selected)""#, "button: "),
  ])
  func changeTouchesFewLines(old: String, new: String, line: String) async throws {
    let lines = try await changedLines(old, new)
    #expect(lines.contains { $0.contains(line) } && lines.count <= 3, "\(lines)")
  }

  @Test func digestCountsElementsAndAttributes() async throws {
    let lines = try await changedLines(#""alpha""#, #""opacity""#)
    #expect(lines.count > 20 && lines.contains { $0.hasPrefix("opacity in ") })
    #expect(try await Self.text.value.starts(with: #/\d+ elements, \d+ attributes\n/#))
  }

  // MARK: The schema

  private func errors(of json: [String]) async throws -> [ProcessRun] {
    let schema = OtherToolsPage.root.appending(path: Self.schema).path
    var runs: [ProcessRun] = []
    for text in json {
      let folder = try TemporaryFolder(["catalog.json": text])
      runs.append(
        try await ProcessRun(
          URL(filePath: "/usr/bin/env"), ["jsonschema", "-i", "catalog.json", schema], in: folder.url))
    }
    return runs
  }

  @Test func catalogConformsToTheSchema() async throws {
    let run = try await #require(errors(of: [Self.catalog.value]).first)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func schemaRefusesOtherForms() async throws {
    let catalog = Self.excerpt(of: try await Self.catalog.value)
    let changes = [
      (#""version": 1"#, #""version": 2"#),
      (#""isRequired": false"#, #""isRequired": 0"#),
      (#""expects""#, #""expected""#),
      (#""value": "color""#, #""value": "colour""#),
      (#""sets": "alpha""#, #""sets": """#),
      (#""calls": "setTitle(%, for: .normal)""#, #""calls": "setTitle()""#),
      (#""module": "MapKit""#, #""module": 1"#),
      (#""The title for the normal state.""#, #""the title""#),
    ]
    let wrong = changes.map { catalog.replacing($0.0, with: $0.1) }
    for (change, text) in zip(changes, wrong) { #expect(text != catalog, "\(change.0)") }
    for (change, run) in zip(changes, try await errors(of: wrong)) { #expect(run.status == 1, "\(change.1)") }
    let right = try await #require(errors(of: [catalog]).first)
    #expect(right.status == 0, "\(right.output)\(right.error)")
  }

  /// The catalogue with a few elements: the validator reads all of them in seconds.
  private static func excerpt(of catalog: String) -> String {
    let parts = catalog.components(separatedBy: "\n    {\n")
    let elements = parts.dropFirst().filter { part in
      ["action", "button", "mapView"].contains { part.hasPrefix("      \"name\": \"\($0)\",") }
    }
    let ended = elements.compactMap { element in
      element.range(of: "\n    }", options: .backwards).map { element[..<$0.upperBound] }
    }
    return parts[0] + ended.map { "\n    {\n" + $0 }.joined(separator: ",") + "\n  ]\n}\n"
  }

  /// A kind of value that the schema does not list would be refused only where an attribute has it.
  @Test func schemaListsNoOtherKindsOfValues() async throws {
    let list = try #require(OtherToolsPage.file(Self.schema).firstMatch(of: #/"enum": \[([^\]]*)\]/#)?.1)
    let kinds = Set(list.matches(of: #/"(\w+)"/#).map { String($0.1) })
    let used = Set(try await Self.catalog.value.matches(of: #/"value": "(\w+)"/#).map { String($0.1) })
    #expect(used.subtracting(kinds) == [])
    #expect(kinds.subtracting(used) == ["attributedText", "point"], "elements and settings only")
  }
}
