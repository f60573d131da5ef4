import Foundation
import SceneTestSupport
import Testing

/// `scenec export`.
struct ExportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Main.scene": rightScene, "Wrong.scene": wrongScene])
  }

  @Test func aSceneBecomesAStoryboardThatTheImportReads() async throws {
    let export = try await folder.scenec("export", "Main.scene")
    #expect(export.status == 0)
    #expect(export.output.hasSuffix("carried, 0 in the notes, 0 left out\n"))
    #expect(folder.exists("Main.storyboard"))
    let refused = try await folder.scenec("export", "Main.scene")
    #expect(refused.status == 2)
    #expect(refused.error.contains("'Main.storyboard' is there already; '--force' writes over it"))
    let scene = try await folder.scenec("import", "Main.storyboard", "--print")
    #expect(scene.output.contains(#"<viewController id="main" customClass="Main">"#))
  }

  @Test func checkComparesAndWritesNothing() async throws {
    let missing = try await folder.scenec("export", "Main.scene", "--check")
    #expect(missing.status == 1)
    #expect(missing.output.contains("Main.storyboard is missing"))
    #expect(missing.error.hasSuffix("carried, 0 in the notes, 0 left out\n"))
    let report = try await folder.scenec("export", "Main.scene", "--check", "--report", "json")
    #expect(report.status == 1 && report.output.contains("Main.storyboard is missing"))
    #expect(try JSONSerialization.jsonObject(with: Data(report.error.utf8)) is [[String: Any]])
    #expect(!folder.exists("Main.storyboard"))
    _ = try await folder.scenec("export", "Main.scene")
    #expect(try await folder.scenec("export", "Main.scene", "--check").status == 0)
  }

  @Test func theReportIsJSON() async throws {
    let run = try await folder.scenec("export", "Main.scene", "--report", "json", "--output", "Out")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(report?.first?["path"] as? String == "Out/Main.storyboard")
    #expect((report?.first?["counts"] as? [String: Int])?["left"] == 0)
  }

  @Test func scenesWithErrorsAreNotExported() async throws {
    let run = try await folder.scenec("export", "Wrong.scene")
    #expect(run.status == 1)
    #expect(!folder.exists("Wrong.storyboard"))
  }

  @Test func anEmptySceneIsNotExported() async throws {
    try folder.write("Empty.scene", Data("<scenes/>".utf8))
    let run = try await folder.scenec("export", "Empty.scene")
    #expect(run.status == 2)
    #expect(run.error.contains("there is nothing to export: 'Empty.scene' has neither view controllers nor views"))
    let both = try await folder.scenec("export", "Empty.scene", "Main.scene")
    #expect(both.status == 0 && folder.exists("Main.storyboard") && !folder.exists("Empty.storyboard"))
  }

  @Test(arguments: [("My App", 2), ("1App", 2), ("a-b", 2), ("My_App", 0), ("Приложение", 0)])
  func modulesHaveNamesOfSwift(name: String, status: Int32) async throws {
    let run = try await folder.scenec("export", "Main.scene", "--module-name", name)
    #expect(run.status == status)
    #expect(run.error.contains("is not the name of a module") == (status != 0))
  }

  @Test func storyboardsAreNotExported() async throws {
    try folder.write("Old.storyboard", Data("<document/>".utf8))
    let run = try await folder.scenec("export", "Old.storyboard")
    #expect(run.status == 2)
    #expect(run.error.contains("'export' takes scenes"))
  }

  /// scenec needs no other file to export.
  @Test func aCopyExports() async throws {
    let copy = folder.url.appendingPathComponent("scenec")
    try FileManager.default.copyItem(at: BuildFolder.scenec.resolvingSymlinksInPath(), to: copy)
    let run = try await ProcessRun(
      copy, ["export", "Main.scene"], in: folder.url, environment: TemporaryFolder.environment([:]))
    #expect(run.status == 0)
    #expect(folder.exists("Main.storyboard"))
  }
}
