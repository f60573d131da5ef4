import Foundation
import SceneTestSupport
import Testing

/// `scenec-build`, which the plugins run, does what `scenec build` does.
struct BuildToolTests {
  private static let tool = BuildFolder.scenec.deletingLastPathComponent().appendingPathComponent("scenec-build")

  /// What a call writes, and says.
  private struct Result: Equatable {
    let status: Int32
    let output: String
    let error: String
    let files: [String: String]
  }

  private static let files: [String: String] = [
    "Main.scene": rightScene, "Wrong.scene": wrongScene, "list": "Main.swift\nOther.swift\n",
    "Main.swift": "import UIKit\nclass Main: UIViewController {}\n", "Other.swift": "\n",
    "scenec.json": #"{ "accessLevel": "public", "warning": ["unused-placeholder"] }"#,
    "Core/Core.scene": "<scenes><viewController id=\"shared\"/></scenes>\n", "old/Main.scene.swift": "// mine\n",
  ]

  private func result(of executable: URL, _ arguments: [String]) async throws -> Result {
    let folder = try TemporaryFolder(Self.files)
    let run = try await ProcessRun(
      executable, ["build"] + arguments, in: folder.url, environment: TemporaryFolder.environment([:]))
    var files: [String: String] = [:]
    for name in try folder.names(in: ".") + (folder.exists("out") ? folder.names(in: "out").map { "out/" + $0 } : [])
    where name.hasSuffix(".swift") || name.hasSuffix(".d") {
      files[name] = try folder.text(name)
    }
    return Result(status: run.status, output: run.output, error: run.error, files: files)
  }

  /// What the plugins write, and what their users add.
  @Test(arguments: [
    ["Main.scene"], ["Main.scene", "--output", "out"], ["Main.scene", "--output=out", "--source-locations"],
    ["Main.scene", "--output", "out", "--configuration", "scenec.json", "--module-name", "App"],
    ["Main.scene", "--module-name", "App", "--module", "Core=Core", "--module", "Core=Core/Core.scene"],
    ["Main.scene", "--sources", "@list"], ["Main.scene", "--sources", "Main.swift", "Other.swift", "--output", "out"],
    ["Main.scene", "--access-level", "package", "--previews", "--deployment-target", "iOS 17"],
    ["Main.scene", "--localization", "Texts"], ["Main.scene", "--check"], ["Main.scene", "--print-outputs"],
    ["Main.scene", "--output", "out", "--depfile", "out.d"], ["Wrong.scene"],
    ["Wrong.scene", "Main.scene", "--limit", "1"],
    ["Wrong.scene", "--diagnostics-format", "json"], ["Wrong.scene", "--diagnostics-format=github"],
    ["Wrong.scene", "--color", "always"], ["Main.scene", "--output", "old"],
    ["Main.scene", "--output", "old", "--force"],
    ["Main.scene", "--error", "unused-placeholder", "--ignore", "unreachable-controller"], ["Missing.scene"], ["."],
    ["Core", "Main.scene"],
  ])
  func bothToolsDoTheSame(arguments: [String]) async throws {
    let own = try await result(of: Self.tool, arguments)
    #expect(own == (try await result(of: BuildFolder.scenec, arguments)))
  }

  @Test(arguments: [
    ([], "a path is missing; name a scene file or a folder"),
    (["Main.scene", "--output"], "'--output' is no option of scenec-build, or its value is missing"),
    (["Main.scene", "--output", "--check"], "'--output' is no option of scenec-build, or its value is missing"),
    (["Main.scene", "--output", ""], "'--output' is empty; check for a variable that is not set"),
    (["Main.scene", "--output="], "'--output' is empty; check for a variable that is not set"),
    (["Main.scene", "--watch"], "'--watch' is no option of scenec-build, or its value is missing"),
    (["Main.scene", "--colour", "never"], "scenec-build has no option '--colour'"),
    (["Main.scene", "--check=yes"], "scenec-build has no option '--check'"),
    (["Main.scene", "--color", "blue"], "'--color' does not take 'blue'"),
    (["Main.scene", "--access-level", "open"], "'--access-level' does not take 'open'"),
    (["Main.scene", "--limit", "0"], "'--limit' does not take '0'"),
    (["Main.scene", "--module", "Core"], "'--module' does not take 'Core'"),
    (["Main.scene", "--module-name", "1App"], "'--module-name' does not take '1App'"),
    (["Main.scene", "--sources", "--check"], "a path of '--sources' is missing or empty"),
    (["Main.scene", "--error", "unused-placeholder", "--ignore", "unused-placeholder"], "is given to two of"),
    (["Main.scene", "--error", "unused-placholder"], "did you mean 'unused-placeholder'?"),
    (["", "Main.scene"], "a path is empty; check for a variable that is not set"),
    (["Main.scene", "--output", "-x"], "'--output' is no option of scenec-build, or its value is missing"),
    (["Main.scene", "--sources="], "a path of '--sources' is missing or empty"),
    (["-", "-"], "'-' can be given once"),
    (["-", "Main.scene"], "with '-' and other scenes, say by '--output' where the Swift goes"),
    (["-", "--check"], "with '-', '--check' needs '--output'"),
    (["-", "--depfile", "out.d"], "with '-', '--depfile' needs '--output'"),
  ])
  func wrongArgumentsAreExplained(arguments: [String], sentence: String) async throws {
    let own = try await result(of: Self.tool, arguments)
    #expect(own.status == 2)
    #expect(own.error.hasPrefix("error: ") && own.error.contains(sentence), "\(own.error)")
    #expect(own.files.keys.filter { $0.hasSuffix(".scene.swift") } == [])
  }

  /// Somebody who calls the tool by itself learns what to call.
  @Test func theToolIsNotForPeople() async throws {
    let folder = try TemporaryFolder()
    let run = try await ProcessRun(Self.tool, [], in: folder.url, environment: TemporaryFolder.environment([:]))
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: scenec-build builds for the plugins: it takes the arguments of 'scenec build'; call 'scenec'\n")
  }
}
