import Foundation
import SceneTestSupport
import Testing

/// The pages of storyboards and xibs open in a browser without an error, and each screen can be shown.
struct StoryboardPageTests {
  private static let documents = [
    "InterfaceBuilder/Header.xib", "InterfaceBuilder/Screen.storyboard", "SceneExportTests/Exports/Banner.xib",
    "SceneExportTests/Exports/Shop.storyboard", "SceneImportTests/Imports/Form.xib",
    "SceneImportTests/Imports/Oddities.storyboard", "SceneImportTests/Imports/Shop.storyboard",
    "SceneImportTests/Storyboards/Main.storyboard", "SceneImportTests/Storyboards/Settings.storyboard",
  ]

  @Test(arguments: documents)
  func opensWithoutAnError(document: String) async throws {
    let folder = Fixture.root.appending(path: "..").standardizedFileURL
    let run = try await ProcessRun(
      BuildFolder.scenec, ["preview", document, "--device", "document", "--format", "html"], in: folder)
    #expect(run.status == 0, "\(run.error)")
    let page = try await PlayedPage.play(
      run.output, functions: GalleryPage.functions,
      """
      for (const name of names()) landings(name);
      results.screens = String(names().length);
      results.shown = String(new Set(names().map((name) => { open(name); return titled(); })).size);
      """)
    #expect(page.errors == [])
    #expect(page.results["screens"] == page.results["shown"] && page.results["screens"] != "0")
  }
}
