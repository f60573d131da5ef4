import Foundation
import SceneTestSupport
import Testing

/// `lower-objective-c`, which the plugin LowerObjectiveC calls, of both tools.
struct LoweringCallTests {
  private static let tools = [
    BuildFolder.scenec, BuildFolder.scenec.deletingLastPathComponent().appendingPathComponent("scenec-build"),
  ]

  private static let form = "class Form: UIViewController {\n  @objc func save() { go(#selector(save)) }\n}\n"

  private static let files: [String: String] = [
    "Sources/Form.swift": form, "Sources/main.swift": "print(1)\n", "Sources/Inner/Plain.swift": "let a = 1\n",
    "list": "Sources/Form.swift\nSources/main.swift\n", "mine/Form.lowered.swift": "// mine\n",
    "Other/Form.swift": "\n", "Bad.swift": "let s = #selector(save)\n",
    "Main.scene.swift": "// Made by scenec from Main.scene.\n@objc class Main {}\n",
  ]

  private func run(_ tool: URL, _ arguments: [String], in folder: TemporaryFolder) async throws -> ProcessRun {
    try await ProcessRun(
      tool, ["lower-objective-c"] + arguments, in: folder.url, environment: TemporaryFolder.environment([:]))
  }

  @Test(arguments: tools, [["@list"], ["Sources/Form.swift", "Sources/main.swift"]])
  func filesAreRewrittenIntoAFolder(tool: URL, inputs: [String]) async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await run(tool, inputs + ["--output", "out"], in: folder)
    #expect(run.status == 0 && run.output == "" && run.error == "")
    #expect(try folder.names(in: "out") == ["Form.lowered.swift", "main.swift"])
    let lowered = try folder.text("out/Form.lowered.swift")
    #expect(lowered.hasPrefix("// Made by scenec"))
    #expect(lowered.contains("#sourceLocation(file: \"Sources/Form.swift\", line: 1)\nclass Form"))
    #expect(
      lowered.contains("        func save() { go(Selector(_name: \"save\", of: Form.self, calls: { $0.save() })) }"))
    #expect(try folder.text("Sources/Form.swift") == Self.form)
  }

  @Test func foldersAreSearchedAndGeneratedFilesAreRewritten() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await run(Self.tools[0], ["Sources", "Main.scene.swift", "--output", "out"], in: folder)
    #expect(run.status == 0)
    let names = ["Form.lowered.swift", "Main.scene.lowered.swift", "Plain.lowered.swift", "main.swift"]
    #expect(try folder.names(in: "out").sorted() == names)
    #expect(!(try folder.text("out/Main.scene.lowered.swift").contains("@objc")))
  }

  @Test func problemsAreWarningsAtTheirPlaces() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await run(Self.tools[1], ["Bad.swift", "--output", "out"], in: folder)
    #expect(run.status == 0)
    #expect(run.error == "Bad.swift:1:9: warning: the selector is in no class; name the class: Type.save\n")
  }

  @Test func whatIsUpToDateIsNotWritten() async throws {
    let folder = try TemporaryFolder(Self.files)
    let output = folder.url.appending(path: "out/Form.lowered.swift").path
    var dates: [Date?] = []
    for _ in 0..<2 {
      _ = try await run(Self.tools[1], ["@list", "--output", "out"], in: folder)
      dates.append(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date)
    }
    #expect(dates[0] != nil && dates[0] == dates[1])
  }

  @Test(arguments: [
    ([], "a Swift file is missing; name files, folders or '@list'"),
    (["Sources"], "'--output' is missing; name the folder for the rewritten files"),
    (["Sources", "--output"], "the folder of '--output' is missing"),
    (["Sources", "--output", ""], "the folder of '--output' is missing"),
    (["Sources", "--force"], "'lower-objective-c' has no option '--force'"),
    (["", "--output", "out"], "a path is empty"),
    (["Missing.swift", "--output", "out"], "Missing.swift"),
    (["@missing", "--output", "out"], "missing"),
    (["Sources", "Other", "--output", "out"], "have one name, which no module can have; rename one"),
    (["Sources/Form.swift", "--output", "mine"], "mine/Form.lowered.swift"),
  ])
  func wrongCallsWriteNothing(arguments: [String], message: String) async throws {
    for tool in Self.tools {
      let folder = try TemporaryFolder(Self.files)
      let run = try await run(tool, arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("error: ") && run.error.contains(message), "\(run.error)")
      #expect(!folder.exists("out"))
      #expect(try folder.text("mine/Form.lowered.swift") == "// mine\n")
    }
  }
}
