import Foundation
import SceneTestSupport
import Testing

/// Tests `--sources` and `--source-locations`.
struct SourcesTests {
  private static let scene = """
    <scenes initialViewController="profile">
      <viewController id="profile" customClass="Profile">
        <view><button title="Save"><action selector="save(_:)"/></button></view>
      </viewController>
    </scenes>

    """
  private static let wrong = "class Profile: UIViewController { func save() {} }"
  private static let right = "class Profile: UIViewController { func save(_ sender: UIButton) {} }"
  private static let error = "Sources/App/Main.scene:3:50: error: 'Profile' has no method 'save(_:)'"

  private static func folder(_ swift: String) throws -> TemporaryFolder {
    try TemporaryFolder(["Sources/App/Main.scene": scene, "Sources/App/Profile/Profile.swift": swift])
  }

  @Test(arguments: [["Sources/App"], ["Sources/App/Profile/Profile.swift"], ["@list.txt"]])
  func filesFoldersAndListsAreRead(sources: [String]) async throws {
    let folder = try Self.folder(Self.wrong)
    try folder.write("list.txt", Data("Sources/App/Profile/Profile.swift\n".utf8))
    for command in ["check", "build"] {
      let run = try await folder.run([command, "Sources/App", "--sources"] + sources)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix(Self.error), "\(run.error)")
    }
    #expect(!folder.exists("Sources/App/Main.scene.swift"))
    try folder.write("Sources/App/Profile/Profile.swift", Data(Self.right.utf8))
    #expect(try await folder.run(["check", "Sources/App", "--sources"] + sources).status == 0)
  }

  @Test func errorMatchesThePage() async throws {
    let root = Fixture.root.appendingPathComponent("../..").standardized
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Plugins.md"), encoding: .utf8)
    let shown = try #require(page.firstMatch(of: #/```\n(Sources\/App\/Main.scene:3[^\n]*\n)```/#)).1
    let run = try await Self.folder(Self.wrong).scenec("check", "Sources/App", "--sources", "Sources/App")
    #expect(run.error.hasPrefix(shown))
  }

  @Test func swiftIsReadOnlyWithTheOption() async throws {
    #expect(try await Self.folder(Self.wrong).scenec("check", "Sources/App").status == 0)
  }

  @Test func missingSourcesAreErrors() async throws {
    let folder = try Self.folder(Self.right)
    for sources in ["Missing", "@missing.txt", "Missing.swift"] {
      let run = try await folder.scenec("check", "Sources/App", "--sources", sources)
      #expect(run.status == 2, "\(run.error)")
    }
    #expect(try await folder.scenec("check", "Sources/App", "--sources", "").status == 2)
    #expect(try await folder.scenec("check", "Sources/App", "--sources").status == 2)
  }

  @Test func generatedSwiftIsNotASource() async throws {
    let folder = try Self.folder(Self.right)
    let call = ["build", "Sources/App", "--sources", "Sources/App"]
    #expect(try await folder.run(call).status == 0)
    try folder.write("Sources/App/Profile/Profile.swift", Data("class Other {}".utf8))
    let run = try await folder.run(call)
    #expect(run.error.contains("no class 'Profile' is declared in the sources"))
  }

  /// Both readers of arguments: the plain one, and the argument parser, which `--limit` needs.
  @Test(arguments: [[], ["--limit", "9"]])
  func sourceLocationsNameLinesOfScenes(options: [String]) async throws {
    let folder = try Self.folder(Self.right)
    let call = ["build", "Sources/App/Main.scene", "--output", "Out", "--source-locations", "--sources", "Sources/App"]
    #expect(try await folder.run(call + options).status == 0)
    let swift = try folder.text("Out/Main.scene.swift")
    #expect(swift.contains("#sourceLocation(file: \"Sources/App/Main.scene\", line: 3)\n    button.addAction("))
    let declaration = "final class ProfileSceneController: Profile "
    #expect(swift.contains("#sourceLocation(file: \"Sources/App/Main.scene\", line: 2)\n\(declaration)"))
    let count = swift.components(separatedBy: "#sourceLocation(file").count
    #expect(count > 2 && count == swift.components(separatedBy: "#sourceLocation()").count)
    #expect(try await folder.scenec("build", "Sources/App/Main.scene", "--output", "Out").status == 0)
    #expect(!(try folder.text("Out/Main.scene.swift")).contains("#sourceLocation"))
  }

  @Test func dependencyFileNamesTheSources() async throws {
    let folder = try Self.folder(Self.right)
    let run = try await folder.scenec(
      "build", "Sources/App", "--output", "Out", "--depfile", "build.d", "--sources", "Sources/App")
    #expect(run.status == 0)
    #expect(try folder.text("build.d").contains("Sources/App/Profile/Profile.swift"))
  }

  @Test func watchRebuildsWhenSwiftChanges() async throws {
    let folder = try Self.folder(Self.wrong)
    let call = ["build", "Sources/App", "--output", "Out", "--watch", "--sources", "Sources/App"]
    let run = try WatchRun(call, in: folder)
    try run.wait(for: "watching Sources/App; Control-C ends it")
    try folder.write("Sources/App/Profile/Profile.swift", Data(Self.right.utf8))
    try run.wait(for: "wrote Out/Main.scene.swift, Out/SceneSupport.swift")
  }
}

extension TemporaryFolder {
  fileprivate func run(_ arguments: [String]) async throws -> ProcessRun {
    try await ProcessRun(BuildFolder.scenec, arguments, in: url)
  }
}
