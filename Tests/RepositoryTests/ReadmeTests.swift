import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// The examples of the README work.
struct ReadmeTests {
  private static let folder = "Tests/Fixtures/Readme/dashboard/"

  @Test(arguments: [("xml", "Main.scene"), ("swift", "Controllers.swift")])
  func snippetsComeFromAFixture(language: String, file: String) throws {
    // The lines for a manifest are for `SwiftSnippetTests`.
    let snippets = try Page("README.md").blocks(in: language)
      .filter { !$0.hasPrefix("dependencies:") && !$0.hasPrefix(".target") }
    #expect(!snippets.isEmpty)
    let source = Self.unindented(try Repository.text(Self.folder + file))
    for snippet in snippets { #expect(source.contains(Self.unindented(snippet)), "\(snippet)") }
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func errorOnThePageMatchesScenec() throws {
    let scene = try Repository.text(Self.folder + "Main.scene")
      .replacing("destination=\"clock\"", with: "destination=\"clok\"")
    let diagnostics = Compiler().check([SceneFile(path: "Main.scene", text: scene)])
    let said = TextRenderer().render(diagnostics)
    let shown = try #require(try Page("README.md").blocks(in: "").first)
    #expect(said.hasPrefix(shown))
  }

  @Test func firstCommandPrintsSwift() async throws {
    let command = try #require(try Page("README.md").blocks(in: "sh").first)
    let call = #/swift run (?<tool>\S+) (?<arguments>.+) < (?<scene>\S+)\n/#
    let words = try #require(command.wholeMatch(of: call))
    let run = try await ProcessRun(
      BuildFolder.scenec.deletingLastPathComponent().appending(path: String(words.tool)),
      words.arguments.split(separator: " ").map(String.init), in: Repository.root,
      input: Data(try Repository.text(String(words.scene)).utf8))
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.hasPrefix("// Made by scenec"))
  }

  @Test func secondCommandRunsAllTests() throws {
    let command = try #require(try Page("README.md").blocks(in: "sh").last)
    #expect(command == "Scripts/test\n")
    let script = try Repository.text("Scripts/test").split(separator: "\n").map { $0.drop { $0 == " " } }
    let calls = script.filter { $0.contains(".ci/prepare >") || $0.hasPrefix("swift ") || $0.contains(" swift ") }
    #expect(
      calls.filter { !$0.hasPrefix("#") } == [
        ".ci/prepare > .build/prepare.log 2>&1 &", "swift build --build-tests \"${options[@]}\"",
        "swift test \"${options[@]}\" \"$@\"",
        "SCENEC_FLOW=\"$PWD/.build/flow\" SWIFTPM_BUILD_DIR=\"$PWD/.build\" swift test \"${options[@]}\" --package-path Examples",
      ])
    for program in ["Scripts/test", ".ci/prepare"] {
      #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: program).path))
    }
  }

  @Test func missingSwitchCaseFailsTheBuild() async throws {
    let complaints = try await complaints(replacing: "    case .showDetail: break\n", with: "")
    #expect(complaints.contains("switch must be exhaustive"))
  }

  @Test func missingArgumentFailsTheBuild() async throws {
    let complaints = try await complaints(replacing: "performShowDetail(item: item)", with: "performShowDetail()")
    #expect(complaints.contains("missing argument for parameter 'item'"))
  }

  /// The errors of the Swift compiler after a change of the user's classes.
  private func complaints(replacing old: String, with new: String) async throws -> String {
    let controllers = try Repository.text(Self.folder + "Controllers.swift")
    try #require(controllers.contains(old))
    let scene = SceneFile(path: "Main.scene", text: try Repository.text(Self.folder + "Main.scene"))
    let generated = Compiler().compile([scene]).files.map { ($0.name, $0.contents) }
    let texts = generated + [("Controllers.swift", controllers.replacing(old, with: new))]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: texts))
    return try await SwiftTypecheck.complaints(about: texts.map { folder.url.appending(path: $0.0) }, mode: .swift6)
  }
}
