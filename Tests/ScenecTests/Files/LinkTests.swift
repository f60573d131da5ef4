import Foundation
import SceneTestSupport
import Testing

/// The system resolves links, because the text of a path can be misleading.
struct LinkTests {
  private static let untidy = "<scenes>\n<viewController id='a'/></scenes>"
  private static let tidy = "<scenes>\n  <viewController id=\"a\"/>\n</scenes>\n"

  @Test func relativeLinksAreResolvedInTheirFolder() async throws {
    let folder = try TemporaryFolder([
      "data/real/Readme.md": "", "data/other/Main.scene": Self.untidy, "proj/other/Main.scene": "precious",
    ])
    try folder.link("proj/Scenes", to: "../data/real")
    try folder.link("data/real/Main.scene", to: "../other/Main.scene")
    #expect(try await folder.scenec("format", "proj/Scenes/Main.scene").status == 0)
    #expect(try folder.text("data/other/Main.scene") == Self.tidy)
    #expect(try folder.text("proj/other/Main.scene") == "precious")
    #expect(folder.destination(ofLink: "data/real/Main.scene") == "../other/Main.scene")
  }

  @Test func outputsAreWrittenThroughRelativeLinks() async throws {
    let folder = try TemporaryFolder([
      "data/real/Main.scene": rightScene, "data/other/Readme.md": "", "proj/other/Main.scene.swift": "precious",
    ])
    try folder.link("proj/Scenes", to: "../data/real")
    try folder.link("data/real/Main.scene.swift", to: "../other/Main.scene.swift")
    #expect(try await folder.scenec("build", "proj/Scenes/Main.scene").status == 0)
    #expect(try folder.text("data/other/Main.scene.swift").hasPrefix("// Made by scenec"))
    #expect(try folder.text("proj/other/Main.scene.swift") == "precious")
  }

  @Test func parentOfALinkedFolderIsResolvedBySystem() async throws {
    let folder = try TemporaryFolder(["data/real/Readme.md": "", "data/Main.scene": rightScene])
    try folder.link("link", to: "data/real")
    #expect(try await folder.scenec("build", "link/../Main.scene", "--output", "link/../out").status == 0)
    #expect(try folder.names(in: "data/out") == ["Main.scene.swift", "SceneSupport.swift"])
    #expect(!folder.exists("out"))
  }

  @Test func templatesBehindALinkedFolderAreFound() async throws {
    let template = "// Made by scenec, laid out by"
    let folder = try TemporaryFolder([
      "data/real/Main.scene": rightScene, "data/real/scenec.json": #"{"template": "../Layout"}"#,
      "data/Layout/SceneSupport.swift.stencil": "\(template) data\n",
      "proj/Layout/SceneSupport.swift.stencil": "\(template) proj\n",
    ])
    try folder.link("proj/Scenes", to: "../data/real")
    let run = try await folder.scenec(
      "build", "proj/Scenes", "data/real/Main.scene", "--configuration", "proj/Scenes/scenec.json", "--output", "out",
      "--depfile", "out.d")
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.text("out/SceneSupport.swift") == "\(template) data\n")
    #expect(try folder.text("out.d").contains("proj/Scenes/../Layout/SceneSupport.swift.stencil"))
  }

  @Test(arguments: ["build", "check", "format", "graph"])
  func danglingLinksInAFolderAreOmitted(command: String) async throws {
    let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
    try folder.link("Scenes/Gone.scene", to: "../nowhere")
    try folder.link("Scenes/Loop.scene", to: "Loop.scene")
    let run = try await folder.scenec(command, "Scenes")
    #expect(run.status == 0)
    #expect(
      run.error == """
        Scenes/Gone.scene:1:1: warning: left out, for it is a link to '../nowhere', and no file is there
        Scenes/Loop.scene:1:1: warning: left out, for it is a link to 'Loop.scene', and no file is there

        """)
    #expect(folder.exists("Scenes/Main.scene.swift") == (command == "build"))
  }

  @Test func reportsForProgramsStayValid() async throws {
    let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
    try folder.link("Scenes/Gone.scene", to: "nowhere")
    let run = try await folder.scenec("build", "Scenes", "--diagnostics-format", "json")
    #expect(run.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.error.utf8)) }
  }
}
