import Foundation
import SceneTestSupport
import Testing

/// `build --watch` compiles when an input changes. Tests wait for its output, never for time.
struct WatchTests {
  private static let watching = "watching Scenes; Control-C ends it"

  private func watch(_ files: [String: String]) throws -> (TemporaryFolder, WatchRun) {
    let folder = try TemporaryFolder(files)
    let run = try WatchRun(["build", "Scenes", "--output", "Out", "--watch"], in: folder)
    return (folder, run)
  }

  /// A scene with a controller, and a class, of that name.
  private func scene(_ name: String) -> String {
    rightScene.replacing("main", with: name).replacing("Main", with: name.uppercased())
  }

  @Test func firstBuildMatchesAPlainBuild() throws {
    let (folder, run) = try watch(["Scenes/Main.scene": rightScene])
    #expect(try run.wait(for: Self.watching) == ["wrote Out/Main.scene.swift, Out/SceneSupport.swift", Self.watching])
    #expect(try folder.names(in: "Out") == ["Main.scene.swift", "SceneSupport.swift"])
  }

  @Test func onlyChangedOutputsAreWritten() throws {
    let (folder, run) = try watch(["Scenes/A.scene": scene("a"), "Scenes/B.scene": scene("b")])
    try run.wait(for: Self.watching)
    let before = try folder.modificationDate(of: "Out/B.scene.swift")
    try folder.write("Scenes/A.scene", Data(scene("a").replacing("<view/>", with: "<view alpha=\"0.5\"/>").utf8))
    #expect(
      try run.wait(for: "wrote Out/A.scene.swift") == ["Scenes/A.scene has changed", "wrote Out/A.scene.swift"])
    #expect(try folder.text("Out/A.scene.swift").contains("alpha = 0.5"))
    #expect(try folder.modificationDate(of: "Out/B.scene.swift") == before)
  }

  @Test func changesWithoutEffectWriteNothing() throws {
    let (folder, run) = try watch(["Scenes/Main.scene": rightScene])
    try run.wait(for: Self.watching)
    try folder.write("Scenes/Main.scene", Data((rightScene + "<!-- more -->\n").utf8))
    #expect(
      try run.wait(for: "all Swift is up to date") == ["Scenes/Main.scene has changed", "all Swift is up to date"])
  }

  @Test func errorsDoNotEndTheWatch() throws {
    let (folder, run) = try watch(["Scenes/Main.scene": wrongScene])
    let start = try run.wait(for: Self.watching)
    #expect(start.first?.hasPrefix("Scenes/Main.scene:2:4: error: 'viewControler' is not an element") == true)
    #expect(start.suffix(2) == ["nothing was written", Self.watching])
    try folder.write("Scenes/Main.scene", Data(rightScene.utf8))
    try run.wait(for: "wrote Out/Main.scene.swift, Out/SceneSupport.swift")
    try folder.write("Scenes/Main.scene", Data("<scenes>".utf8))
    let broken = try run.wait(for: "nothing was written")
    #expect(broken.contains { $0.hasPrefix("Scenes/Main.scene:1:") && $0.contains(": error: ") })
    #expect(try folder.text("Out/Main.scene.swift").contains("MainScenes"))
    try folder.write("Scenes/Main.scene", Data(rightScene.utf8))
    try run.wait(for: "all Swift is up to date")
  }

  @Test func addedAndRemovedScenesAreNoticed() throws {
    let (folder, run) = try watch(["Scenes/A.scene": scene("a")])
    try run.wait(for: Self.watching)
    try folder.write("Scenes/Inner/B.scene", Data(scene("b").utf8))
    #expect(
      try run.wait(for: "wrote Out/B.scene.swift") == ["Scenes/Inner/B.scene is new", "wrote Out/B.scene.swift"])
    let scenes = folder.url.appendingPathComponent("Scenes")
    try FileManager.default.moveItem(
      at: scenes.appendingPathComponent("Inner/B.scene"), to: scenes.appendingPathComponent("C.scene"))
    // The Swift of B.scene stays, so the support file has what it may use.
    let written = "wrote Out/C.scene.swift, Out/SceneSupport.swift"
    #expect(
      try run.wait(for: written) == ["Scenes/C.scene is new", "Scenes/Inner/B.scene is gone", written])
    try FileManager.default.removeItem(at: scenes.appendingPathComponent("C.scene"))
    #expect(
      try run.wait(for: "all Swift is up to date") == ["Scenes/C.scene is gone", "all Swift is up to date"])
  }

  /// As editors save: another file replaces the old one, with the same time and size.
  @Test func replacedFilesAreNoticed() throws {
    let (folder, run) = try watch(["Scenes/A.scene": scene("abc")])
    try run.wait(for: Self.watching)
    let file = folder.url.appendingPathComponent("Scenes/A.scene")
    let date = try folder.modificationDate(of: "Scenes/A.scene")
    let other = try folder.write("other", Data(scene("xyz").utf8))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: other.path)
    try #require(rename(other.path, file.path) == 0)
    try run.wait(for: "wrote Out/A.scene.swift")
    #expect(try folder.text("Out/A.scene.swift").contains("instantiateXyz"))
  }

  @Test func folderCanDisappearAndReturn() throws {
    let (folder, run) = try watch(["Scenes/A.scene": scene("a")])
    try run.wait(for: Self.watching)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Scenes"))
    let gone = try run.wait(for: "nothing was written")
    #expect(gone == ["Scenes/A.scene is gone", "error: there is no 'Scenes'; check the path", "nothing was written"])
    try folder.write("Scenes/A.scene", Data(scene("a").utf8))
    #expect(try run.wait(for: "all Swift is up to date").first == "Scenes/A.scene is new")
  }

  @Test func templatesAreWatched() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let template = Fixture.root.appendingPathComponent("../../Templates/Swift/SceneFile.swift.stencil").standardized
    let text = try String(contentsOf: template, encoding: .utf8)
    try folder.write("Mine/\(template.lastPathComponent)", Data(text.utf8))
    let run = try WatchRun(["build", "Main.scene", "--template", "Mine", "--watch"], in: folder)
    try run.wait(for: "watching Main.scene; Control-C ends it")
    try folder.write("Mine/\(template.lastPathComponent)", Data((text + "\n// Mine\n").utf8))
    try run.wait(for: "wrote Main.scene.swift")
    #expect(try folder.text("Main.scene.swift").contains("// Mine"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalEndsTheWatch(signal: Int32) throws {
    let (folder, run) = try watch(["Scenes/Main.scene": rightScene])
    try run.wait(for: Self.watching)
    let end = try run.end(signal)
    #expect(end.reason == .uncaughtSignal)
    #expect(end.status == signal)
    #expect(end.rest == [])
    #expect(try folder.names(in: "Out") == ["Main.scene.swift", "SceneSupport.swift"])
  }

  @Test func closedPipeEndsTheWatch() throws {
    let (folder, run) = try watch(["Scenes/Main.scene": rightScene])
    try run.wait(for: Self.watching)
    try run.stopReading()
    try folder.write("Scenes/Main.scene", Data((rightScene + "<!-- more -->\n").utf8))
    #expect(run.status() == 0)
  }

  @Test func missingPathsAreErrors() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.scenec("build", "Mian.scene", "--watch")
    #expect(run.status == 2)
    #expect(run.error == "error: there is no 'Mian.scene'; did you mean 'Main.scene'?\n")
  }
}
