import Foundation
import SceneTestSupport
import Testing

/// The output of the GitHub action for a repository.
struct GitHubActionTests {
  private func check(_ folder: TemporaryFolder, _ inputs: [String: String] = [:]) async throws -> ProcessRun {
    let inputs = inputs.merging(["scenec": BuildFolder.scenec.path]) { $1 }
    return try await GitHubAction.read().run("check", with: inputs, in: folder)
  }

  /// The errors of a file against the published schema of actions, which check-jsonschema contains.
  private func faults(of action: String) async throws -> String {
    let lines = """
      import importlib.util, json, jsonschema, os, sys, yaml
      folder = importlib.util.find_spec("check_jsonschema").submodule_search_locations[0]
      schema = json.load(open(os.path.join(folder, "builtin_schemas", "vendor", "github-actions.json"), encoding="utf-8"))
      validator = jsonschema.validators.validator_for(schema)(schema)
      for fault in validator.iter_errors(yaml.safe_load(open(sys.argv[1], encoding="utf-8"))): print(fault.message)
      """
    return try await PythonTools.run(lines, ["action.yml"], in: TemporaryFolder(["action.yml": action]))
  }

  @Test func actionConformsToTheSchema() async throws {
    let action = try OtherToolsPage.file("action.yml")
    #expect(try await faults(of: action) == "")
    #expect(try await faults(of: action.replacing("  using: composite\n", with: "")) != "")
    #expect(try await faults(of: action.replacing("      shell: bash\n", with: "")) != "")
  }

  @Test func errorsAreShownAtTheirLines() async throws {
    let folder = try TemporaryFolder(["Sources/Main.scene": wrongScene])
    let run = try await check(folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error file=Sources/Main.scene,line=2,"))
    #expect(try await check(folder, ["paths": "Sources"]).output == run.output)
  }

  @Test func correctScenesPrintNothing() async throws {
    let run = try await check(TemporaryFolder(["Main.scene": rightScene]), ["format": "true"])
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
  }

  @Test func optionsArePassedOn() async throws {
    let idle = "<viewController id=\"main\"/><viewController id=\"idle\"/>"
    let folder = try TemporaryFolder(["Main.scene": "<scenes initialViewController=\"main\">\(idle)</scenes>\n"])
    let run = try await check(folder)
    #expect(run.status == 0 && run.output.hasPrefix("::warning "), "\(run.output)")
    #expect(try await check(folder, ["options": "--error unreachable-scene"]).status == 1)
    #expect(try await check(folder, ["options": "--ignore unreachable-scene"]).output == "")
  }

  @Test func formattingIsCheckedOnRequest() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene.replacing("<view/>", with: "<view  />")])
    #expect(try await check(folder).status == 0)
    let run = try await check(folder, ["format": "true"])
    #expect(run.status == 1)
    #expect(run.output.contains("\n-    <view  />\n+    <view/>\n"))
    #expect(run.output.contains("\n::error title=scenec format::Not all scenes are formatted"))
  }

  @Test func linesOfScenesAreNotCommands() async throws {
    let comment = "<!--\n  ::error::not mine\n::set-output name=x::y\n::add-mask::a -->"
    let folder = try TemporaryFolder([
      "Main.scene": rightScene.replacing("<view/>", with: "<view  />\n\(comment)"),
      "Generated/Main.scene.swift": "// Made by scenec\n::error::not mine, either\n",
    ])
    let run = try await check(folder, ["format": "true", "build": ". --output Generated"])
    #expect(run.status == 1)
    #expect(run.output.contains("::error::not mine") && run.output.contains("::error::not mine, either"))
    #expect(
      WorkflowCommand.obeyed(in: run.output).map { $0.prefix { $0 != "," } } == [
        "::error title=scenec format::Not all scenes are formatted; 'scenec format' does that.",
        "::error title=scenec build::The generated Swift is not up to date; the log says why.",
      ])
  }

  @Test func staleSwiftFailsTheStep() async throws {
    let folder = try TemporaryFolder(["My App/Main.scene": rightScene])
    let inputs = ["paths": "'My App'", "build": "\"My App\" --output Generated"]
    let missing = try await check(folder, inputs)
    #expect(missing.status == 1)
    #expect(missing.output.contains("Generated/Main.scene.swift is missing"))
    #expect(missing.output.contains("::error title=scenec build::The generated Swift is not up to date"))
    #expect(try await folder.scenec("build", "My App", "--output", "Generated").status == 0)
    #expect(try await check(folder, inputs).status == 0)
  }

  @Test(arguments: ["$(touch bad)", "`touch bad`", "; touch bad", "*"])
  func inputsAreNotExecuted(text: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    for name in ["paths", "options", "build", "format"] {
      let run = try await check(folder, [name: text])
      #expect(run.status == (name == "format" ? 0 : 1) || run.status == 2)
      #expect(try !folder.names().contains("bad"))
    }
  }

  @Test func unclosedQuotesAreErrors() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    #expect(try await check(folder, ["paths": "Main.scene 'Other"]).status != 0)
  }

  // MARK: Pull requests

  /// A repository whose branch changes a scene of its base, which a remote has.
  private func pullRequest(_ name: String = "Sources/Main.scene") async throws -> TemporaryFolder {
    let label = "<view><label text=\"One\" top=\"safeArea\" leading=\"8\"/></view>"
    let folder = try TemporaryFolder([
      name: rightScene.replacing("<view/>", with: label), "Other/Other.scene": rightScene,
    ])
    let commit = "git -c user.name=a -c user.email=a@b commit -qam"
    let scene = try folder.text(name).replacing("One", with: "Two")
    try folder.write("new", Data(scene.utf8))
    let run = try await folder.shell(
      """
      git init -q -b main && git add '\(name)' Other && \(commit) one && git update-ref refs/remotes/origin/main main &&
      git checkout -q -b topic && mv new '\(name)' && \(commit) two && mkdir temp && : > summary && : > output
      """)
    #expect(run.status == 0, "\(run)")
    return folder
  }

  private func showChanges(_ folder: TemporaryFolder, _ paths: String = ".") async throws -> ProcessRun {
    try await GitHubAction.read().run(
      "changes", with: ["scenec": BuildFolder.scenec.path, "changes": "true", "paths": paths],
      context: ["github.base_ref": "main"],
      variables: ["RUNNER_TEMP": "temp", "GITHUB_STEP_SUMMARY": "summary", "GITHUB_OUTPUT": "output"], in: folder)
  }

  @Test(arguments: ["Sources/Main.scene", "My App/Main.scene"])
  func changesOfAPullRequestAreShown(name: String) async throws {
    let folder = try await pullRequest(name)
    let run = try await showChanges(folder, "'\(name.split(separator: "/")[0])'")
    #expect(run.status == 0 && run.error == "", "\(run)")
    let summary = try folder.text("summary")
    #expect(summary.contains("One") && summary.contains("Two"), "\(summary)")
    let screens = try folder.text("temp/scenec-changes/Screens.html")
    #expect(screens.contains("<h1>1 changed screen</h1>") && screens.contains(">One<") && screens.contains(">Two<"))
    #expect(try folder.text("temp/scenec-changes/Scenes.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.text("output") == "folder=temp/scenec-changes\n")
  }

  @Test func changesElsewhereAreNotShown() async throws {
    let folder = try await pullRequest()
    #expect(try await showChanges(folder, "Other").status == 0)
    #expect(try !folder.text("summary").contains("Main.scene"))
    #expect(try folder.text("temp/scenec-changes/Screens.html").contains("No screen looks different"))
  }

  @Test func anUnknownBaseIsAnError() async throws {
    let folder = try await pullRequest()
    _ = try await folder.shell("git update-ref -d refs/remotes/origin/main")
    let run = try await showChanges(folder)
    #expect(run.status != 0 && run.error.contains("origin/main"), "\(run)")
    #expect(try folder.text("output") == "")
  }

  @Test func pageUsesExistingInputs() async throws {
    let inputs = try await GitHubAction.read().inputs
    let block = try OtherToolsPage.block(in: "yaml", with: "uses: OWNER/scenec")
    let used = block.matches(of: #/^          (\w+): /#.anchorsMatchLineEndings()).map { String($0.1) }
    #expect(used.count >= 3 && used.allSatisfy { inputs[$0] != nil }, "\(used)")
    let text = try OtherToolsPage.text
    for name in inputs.keys { #expect(text.contains("| `\(name)` |"), "\(name)") }
  }
}
