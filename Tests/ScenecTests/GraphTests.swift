import Foundation
import SceneTestSupport
import Testing

/// Tests `graph`: its outputs and its errors.
struct GraphTests {
  @Test(arguments: [
    ("Scenes.svg", "<!-- Made by scenec graph. -->\n<svg "),
    ("Scenes.mmd", "%% Made by scenec graph.\nflowchart LR\n"),
    ("out/Scenes.dot", "// Made by scenec graph.\ndigraph scenes {\n"),
    ("Scenes.GV", "// Made by scenec graph.\ndigraph scenes {\n"),
    ("Scenes.json", "{\n  \"generator\": \"scenec graph\",\n"),
  ])
  func outputNameSelectsTheFormat(name: String, beginning: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.scenec("graph", "Main.scene", "--output", name)
    #expect(run.status == 0 && run.output == "" && run.error == "")
    #expect(try folder.text(name).hasPrefix(beginning))
  }

  @Test func standardOutputIsAFlowchart() async throws {
    let folder = try TemporaryFolder(["a/Main.scene": rightScene])
    let run = try await folder.scenec("graph", "a")
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.hasPrefix("%% Made by scenec graph."))
    #expect(try await folder.scenec("graph", "-", input: rightScene).output == run.output)
    #expect(try folder.names() == ["a"])
  }

  @Test func formatOptionOverridesTheOutputName() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.scenec("graph", "Main.scene", "--format", "svg", "--output", "Scenes.txt")
    #expect(run.status == 0)
    #expect(try folder.text("Scenes.txt").contains("<svg "))
  }

  @Test func wrongScenesAreDrawn() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Wrong.scene": wrongScene])
    let run = try await folder.scenec("graph", ".", "--output", "Scenes.svg")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("Wrong.scene:2:4: error: "))
    let picture = try folder.text("Scenes.svg")
    #expect(picture.contains(">main<") && picture.contains("error: 'viewControler' is not an element"))
    #expect(try await folder.scenec("graph", "-", input: "<scenes><viewController id=\"a\"").status == 1)
  }

  @Test func checkFindsStalePictures() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let call = ["graph", "Main.scene", "--output", "Scenes.svg", "--check"]
    func check() async throws -> ProcessRun { try await ProcessRun(BuildFolder.scenec, call, in: folder.url) }
    #expect(try await check().output == "Scenes.svg is missing\n")
    #expect(try folder.names() == ["Main.scene"])
    _ = try await folder.scenec("graph", "Main.scene", "--output", "Scenes.svg")
    #expect(try await check().status == 0)
    try folder.write("Main.scene", Data(rightScene.replacing("\"Main\"", with: "\"Home\"").utf8))
    let run = try await check()
    #expect(run.status == 1 && run.output.hasPrefix("Scenes.svg is stale\n"))
    #expect(try folder.text("Scenes.svg").contains(">Main<"))
  }

  @Test func otherFilesAreNotOverwritten() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Scenes.svg": "<svg/>"])
    let run = try await folder.scenec("graph", "Main.scene", "--output", "Scenes.svg")
    #expect(run.status == 2)
    #expect(run.error.contains("the file there was not made by scenec; move it away, or write over it with --force"))
    #expect(try folder.text("Scenes.svg") == "<svg/>")
    #expect(try await folder.scenec("graph", "Main.scene", "--output", "Scenes.svg", "--force").status == 0)
    #expect(try await folder.scenec("graph", "Main.scene", "--output", "Scenes.svg").status == 0)
    #expect(try folder.text("Scenes.svg").contains(">main<"))
  }

  @Test func warningsCanBecomeErrors() async throws {
    let folder = try TemporaryFolder(["Main.scene": "<scenes><viewController id=\"main\"/></scenes>"])
    #expect(try await folder.scenec("graph", "Main.scene").status == 0)
    let run = try await folder.scenec("graph", "Main.scene", "--error", "missing-initial-controller")
    #expect(run.status == 1)
    #expect(run.output.contains("error: no controller is named to start with"))
  }
}
