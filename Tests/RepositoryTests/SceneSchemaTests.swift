import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// The XML Schema of `scenec catalog --format xsd` describes every element, and accepts every scene that scenec
/// accepts.
struct SceneSchemaTests {
  @Test func schemaDescribesElementsAndAttributes() {
    let lines = CatalogSchema.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let described = Set(
      lines.compactMap { $0.wholeMatch(of: #/<xs:documentation>(.*)<\/xs:documentation>/#).map { String($0.1) } })
    let summaries = Catalog.elements.flatMap { [$0.summary] + $0.attributes.map(\.summary) }
    #expect(Set(summaries).subtracting(described) == [])
    let names = Catalog.elements.filter { !lines.contains("<xs:complexType name=\"element.\($0.name)\">") }
    #expect(names.map(\.name) == [])
  }

  @Test func everyFixtureWithoutErrorsIsValid() async throws {
    let fixtures = Fixture.all.filter { !$0.expectedSwift.isEmpty }
    let scenes = fixtures.flatMap { fixture in
      fixture.scenes.map { fixture.folder.url.appendingPathComponent($0.path).path }
    }
    #expect(scenes.count > 200)
    let run = try await validate(scenes)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test func everyExampleIsValid() async throws {
    let scenes = Repository.files(in: "Examples", suffix: ".scene").map { Repository.root.appending(path: $0).path }
    #expect(!scenes.isEmpty)
    let run = try await validate(scenes)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test(arguments: [
    "<viewController/>", "<viewController id=\"a\" colour=\"red\"/>", "<constraint/>",
    "<viewController id=\"a\"><view alpha=\"2\"/></viewController>",
    "<viewController id=\"a\"><view hidden=\"YES\"/></viewController>",
    "<viewController id=\"a\"><view tag=\"-1\"/></viewController>",
    "<viewController id=\"a\"><view backgroundColor=\"#12345\"/></viewController>",
    "<viewController id=\"a\"><label font=\"system\"/></viewController>",
    "<viewController id=\"a\"><label top=\"8 8\"/></viewController>",
    "<viewController id=\"a\"><label frame=\"1 2 3\"/></viewController>",
    "<viewController id=\"a\" modalInPresentation.key=\"a\"/>",
    "<viewController id=\"a\"><button><action selector=\"save(\"/></button></viewController>",
    "<viewController id=\"a\">text</viewController>",
  ])
  func whatScenecRefusesIsInvalid(content: String) async throws {
    let folder = try TemporaryFolder(["Wrong.scene": "<scenes>\(content)</scenes>"])
    let run = try await validate([folder.url.appendingPathComponent("Wrong.scene").path])
    #expect(run.status == 3, "\(run.error)")
  }

  private func validate(_ scenes: [String]) async throws -> ProcessRun {
    let folder = try TemporaryFolder(["scenes.xsd": CatalogSchema.text])
    let schema = folder.url.appending(path: "scenes.xsd").path
    return try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["xmllint", "--noout", "--nowarning", "--schema", schema] + scenes)
  }
}
