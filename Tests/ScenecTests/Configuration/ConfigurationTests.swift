import Foundation
import SceneTestSupport
import Testing

/// `--configuration` has scenec take options from a file.
struct ConfigurationTests {
  /// A scene with a warning: 'unreachable-scene'.
  private static let scene = """
    <scenes initialViewController="main">
      <viewController id="main"/>
      <viewController id="far"/>
    </scenes>

    """

  private func folder(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Main.scene": Self.scene, "App/scenec.json": configuration,
      "Layout/SceneSupport.swift.stencil": "// Made by scenec, by Layout\n",
      "Other/SceneSupport.swift.stencil": "// Made by scenec, by Other\n",
    ])
  }

  private func run(
    _ command: String, _ configuration: String, _ more: [String] = []
  ) async throws -> (run: ProcessRun, folder: TemporaryFolder) {
    let folder = try folder(configuration)
    let arguments = [command, "App", "--configuration", "App/scenec.json"] + more
    return (try await ProcessRun(BuildFolder.scenec, arguments, in: folder.url), folder)
  }

  // MARK: What the file says

  @Test(arguments: ["internal", "package", "public"])
  func setsTheAccessLevel(level: String) async throws {
    let (run, folder) = try await run("build", #"{"accessLevel": "\#(level)"}"#)
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.text("App/Main.scene.swift").contains("\n\(level == "internal" ? "" : level + " ")struct Main"))
  }

  @Test func templatePathsAreRelativeToTheConfiguration() async throws {
    let (run, folder) = try await run("build", #"{"template": "../Layout"}"#)
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.text("App/SceneSupport.swift") == "// Made by scenec, by Layout\n")
  }

  @Test func templatePathsCanBeAbsolute() async throws {
    let folder = try folder("{}")
    try folder.write("App/scenec.json", Data(#"{"template": "\#(folder.url.path)/Layout"}"#.utf8))
    #expect(try await folder.scenec("build", "App", "--configuration", "App/scenec.json").status == 0)
    #expect(try folder.text("App/SceneSupport.swift") == "// Made by scenec, by Layout\n")
  }

  @Test(arguments: ["build", "check", "graph"])
  func setsSeverities(command: String) async throws {
    let (error, folder) = try await run(command, #"{"error": ["unreachable-scene"]}"#)
    #expect(error.status == 1)
    #expect(error.error.contains("App/Main.scene:3:23: error: "))
    #expect(try folder.names(in: "App") == ["Main.scene", "scenec.json"])
    let (warning, _) = try await run(command, #"{"warning": ["unreachable-scene"]}"#)
    #expect(warning.status == 0 && warning.error.contains("App/Main.scene:3:23: warning: "))
    let (ignored, _) = try await run(command, #"{"ignore": ["unreachable-scene"]}"#)
    #expect(ignored.status == 0 && ignored.error == "")
  }

  @Test(arguments: ["{}", #"{"$schema": "scenec.schema.json"}"#, #"{"error": [], "warning": [], "ignore": []}"#])
  func configurationCanBeEmpty(configuration: String) async throws {
    let (run, folder) = try await run("build", configuration)
    #expect(run.status == 0 && run.error.contains(" warning: "))
    #expect(try folder.text("App/Main.scene.swift").contains("\nstruct MainScenes"))
  }

  /// If the call does not name it, the file is ignored, even if it has errors.
  @Test func configurationIsNotSearchedFor() async throws {
    let folder = try folder("wrong")
    #expect(try await folder.scenec("build", "App").status == 0)
    #expect(try await folder.scenec("build", "App/Main.scene", "--output", "Out", "--force").status == 0)
  }

  // MARK: What the call says

  @Test func commandLineOverridesTheAccessLevel() async throws {
    let (run, folder) = try await run("build", #"{"accessLevel": "public"}"#, ["--access-level", "internal"])
    #expect(run.status == 0)
    #expect(try folder.text("App/Main.scene.swift").contains("\nstruct MainScenes"))
  }

  @Test func commandLineOverridesTheTemplates() async throws {
    let (run, folder) = try await run("build", #"{"template": "../Layout"}"#, ["--template", "Other"])
    #expect(run.status == 0)
    #expect(try folder.text("App/SceneSupport.swift") == "// Made by scenec, by Other\n")
  }

  @Test func commandLineOverridesSeverities() async throws {
    let (error, _) = try await run("check", #"{"ignore": ["unreachable-scene"]}"#, ["--error", "unreachable-scene"])
    #expect(error.status == 1)
    let strict = #"{"error": ["unreachable-scene"]}"#
    let (warning, _) = try await run("check", strict, ["--warning", "unreachable-scene"])
    #expect(warning.status == 0 && warning.error.contains(" warning: "))
    let (other, _) = try await run("check", strict, ["--ignore", "unused-placeholder"])
    #expect(other.status == 1, "of another kind, the file has its say")
  }

  @Test func orderOfOptionsDoesNotMatter() async throws {
    let folder = try folder(#"{"accessLevel": "public"}"#)
    for arguments in [
      ["build", "--configuration", "App/scenec.json", "--output", "A", "App"],
      ["build", "App", "--output", "B", "--configuration=App/scenec.json"],
      ["build", "App", "--output", "C", "--configuration", "wrong", "--configuration", "App/scenec.json"],
    ] {
      #expect(try await ProcessRun(BuildFolder.scenec, arguments, in: folder.url).status == 0)
    }
    for name in ["A", "B", "C"] {
      #expect(try folder.text("\(name)/Main.scene.swift").contains("public struct MainScenes"))
    }
  }

  // MARK: What depends on it

  @Test func dependencyFileNamesTheConfiguration() async throws {
    let (run, folder) = try await run("build", #"{"template": "../Layout"}"#, ["--depfile", "build.d"])
    #expect(run.status == 0)
    let rule = try folder.text("build.d")
    #expect(rule.contains("App/scenec.json:\n") && rule.contains("Layout/SceneSupport.swift.stencil:\n"))
  }

  @Test func checkFindsOutputsOfAnOldConfiguration() async throws {
    let (run, folder) = try await run("build", "{}")
    #expect(run.status == 0)
    try folder.write("App/scenec.json", Data(#"{"accessLevel": "public"}"#.utf8))
    let check = try await folder.scenec("build", "App", "--configuration", "App/scenec.json", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("\n+public struct MainScenes"))
  }

  @Test func configurationAppliesToStandardInput() async throws {
    let folder = try folder(#"{"accessLevel": "public"}"#)
    let run = try await folder.scenec("build", "-", "--configuration", "App/scenec.json", input: Self.scene)
    #expect(run.status == 0 && run.output.contains("public struct MainScenes"))
  }

  // MARK: How it may be written

  @Test(arguments: [
    "\u{FEFF}{\"accessLevel\": \"public\"}", "{\r\n  \"accessLevel\": \"public\"\r\n}\r\n",
    "\n\t {\"accessLevel\"\n:\t\"public\" } \n", #"{"access\u004Cevel": "p\u0075blic"}"#,
  ])
  func formattingOfJSONDoesNotMatter(configuration: String) async throws {
    let (run, folder) = try await run("build", configuration)
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.text("App/Main.scene.swift").contains("public struct MainScenes"))
  }
}
