import Foundation
import SceneExport
import SceneTestSupport
import Testing

/// Documents and reports of exports are those that are checked in.
struct ExportGoldenTests {
  @Test(arguments: ExportFixture.all)
  func documentAndReportMatchTheGoldenFiles(name: String, part: Exporter.Part) throws {
    let fixture = try ExportFixture(named: name, part)
    try compare(try fixture.document(), with: "\(name).\(part.rawValue)")
    try compare(try fixture.export().report.lines, with: "\(name).txt")
  }

  /// What the import makes of the document: the scene itself, apart from styles and other things without meaning.
  @Test(arguments: ExportFixture.all)
  func theSceneThatComesBackMatchesTheGoldenFile(name: String, part: Exporter.Part) throws {
    let fixture = try ExportFixture(named: name, part)
    try compare(fixture.scene(of: try fixture.document()), with: "\(name).imported.scene")
  }

  private func compare(_ text: String, with name: String) throws {
    let url = ExportFixture.folder.appending(path: name)
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if text != expected, FixtureUpdate.isRequested { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(text == expected)
  }
}
