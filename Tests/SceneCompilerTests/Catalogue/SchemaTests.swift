import Foundation
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// The XML Schema accepts every value of every attribute.
struct SchemaTests {
  @Test func everyValueOfEveryAttributeIsValid() async throws {
    let folder = try TemporaryFolder(["scenes.xsd": CatalogSchema.text, "All.scene": CatalogueScenes.all.scene])
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["xmllint", "--noout", "--schema", "scenes.xsd", "All.scene"], in: folder.url)
    #expect(run.status == 0, "\(run.error)")
  }
}
