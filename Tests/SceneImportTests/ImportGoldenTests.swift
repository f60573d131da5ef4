import Foundation
import SceneDiagnostics
import SceneImport
import SceneTestSupport
import Testing

/// The scenes and reports of imports are those that are checked in.
struct ImportGoldenTests {
  @Test(arguments: try ImportFixture.all()) func sceneAndReportMatchTheGoldenFiles(_ fixture: ImportFixture) throws {
    let result = fixture.result()
    #expect(result.errors.map(\.message) == [])
    try compare(result.text, with: fixture.scenePath)
    try compare(result.reportText, with: fixture.name + ".txt")
  }

  private func compare(_ text: String, with name: String) throws {
    let url = ImportFixture.folder.appending(path: name)
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if text != expected, FixtureUpdate.isRequested { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(text == expected)
  }
}
